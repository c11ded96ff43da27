-- Accounts, their sessions and keys, and the mail that goes to them. Secrets handed out are stored as hashes.

create table avatars (
  id uuid primary key,
  image bytea not null check (octet_length(image) between 1 and 1048576),
  content_type text not null default 'image/webp' check (content_type = 'image/webp'),
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 80),
  email text not null check (char_length(email) between 3 and 254),
  -- Stored, since to make them for each row of a search in half a million accounts takes ten times as long.
  search text not null generated always as (searchable(name)) stored,
  email_search text not null generated always as (searchable(email)) stored,
  password_hash text not null,
  lang text not null default 'es' check (lang in ('es', 'en', 'ca')),
  -- Null until the user chooses one: then it is whatever the device shows.
  theme text check (theme in ('dark', 'light')),
  roles text[] not null default '{}' check (roles <@ array['admin', 'circuitManager']),
  phones jsonb not null default '[]' check (jsonb_typeof(phones) = 'array'),
  avatar_id uuid unique references avatars on delete set null,
  skip_player_creation boolean not null default false,
  email_verified_at timestamptz,
  terms_accepted_at timestamptz not null,
  terms_version text not null,
  -- An account is free, so having one proves nothing: an admin gives it trust.
  trusted_at timestamptz,
  trusted_by uuid references users on delete set null,
  -- An admin has disabled it: nobody logs in with it, and what it has made stays.
  disabled_at timestamptz,
  disabled_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- The person has erased the account: nothing in the row tells who it was.
  erased_at timestamptz,
  deleted_at timestamptz,
  constraint users_trusted_by_check check (trusted_by is null or trusted_at is not null),
  constraint users_disabled_by_check check (disabled_by is null or disabled_at is not null),
  constraint users_disabled_erased check (disabled_at is null or erased_at is null),
  constraint users_erased check (
    erased_at is null or (email = id || '@erased.invalid' and password_hash = '' and phones = '[]' and roles = '{}' and avatar_id is null)
  )
);
create unique index users_email on users (lower(email));
create index users_name on users (name, id) where deleted_at is null;
create index users_trusted_by on users (trusted_by) where trusted_by is not null;
create index users_disabled_by on users (disabled_by) where disabled_by is not null;
create trigger users_version before update on users for each row execute function next_version();

create trigger users_inserted after insert on users referencing new table as inserted
  for each statement execute function count_inserted('users');
create trigger users_deleted after delete on users referencing old table as removed
  for each statement execute function count_deleted('users');
create trigger users_changed after update of deleted_at, erased_at on users
  for each row execute function count_changed('users');
create trigger users_truncated after truncate on users for each statement execute function count_none('users');

-- The names and addresses of accounts in a table of their own: found in fewer pages than in the wide rows of `users`.
create table account_names (
  user_id uuid primary key references users on delete cascade,
  name text not null,
  email text not null
);
create index account_names_trigrams on account_names using gin (trigrams(name || ' ' || email)) with (fastupdate = off);

create function account_named() returns trigger language plpgsql as $$
begin
  delete from account_names where user_id = new.id;
  if new.deleted_at is null and new.erased_at is null then
    insert into account_names (user_id, name, email) values (new.id, new.search, new.email_search);
  end if;
  return null;
end $$;
create trigger users_named after insert or update of name, email, deleted_at, erased_at on users
  for each row execute function account_named();

-- Whether an account is trusted: by an admin, by its role, or because everybody is.
create function trusted_user(user_id uuid) returns boolean language sql stable parallel safe
  return exists (
    select from users where users.id = trusted_user.user_id
      and (users.trusted_at is not null or users.roles && array['admin', 'circuitManager'])
  ) or every_organiser_is_trusted();

-- Whether an account is among those who may create opens or venues.
create function is_among(user_id uuid, who text) returns boolean language sql stable parallel safe
  return case who
    when 'everybody' then true
    when 'trusted' then trusted_user(is_among.user_id)
    else exists (select from users where users.id = is_among.user_id and 'admin' = any(users.roles))
  end;


-- Keys and sessions

create table api_keys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  key_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id, created_at desc);

create table session_families (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  user_agent text,
  -- A session that a personal key began ends with that key.
  api_key_id uuid references api_keys on delete set null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Verifying an address proves the mailbox and a password: what began before ends (`emailVerified`).
  ended_reason text check (ended_reason in ('logout', 'otherDevice', 'passwordChanged',
    'keyRevoked', 'reuse', 'erased', 'expired', 'emailVerified', 'disabled', 'byAdmin')),
  check ((ended_at is null) = (ended_reason is null))
);
create index session_families_user on session_families (user_id, last_used_at desc);
create index session_families_api_key on session_families (api_key_id) where api_key_id is not null;

-- A login under way while its account is disabled waits and is refused, so that no session outlasts the disabling.
create function refuse_disabled_user() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id and disabled_at is null for share;
  if not found then
    raise exception 'the account % is disabled', new.user_id using errcode = 'TT403';
  end if;
  return new;
end $$;
create trigger session_families_disabled before insert on session_families for each row execute function refuse_disabled_user();

create table refresh_tokens (
  token_hash bytea primary key,
  family_id uuid not null references session_families on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When it was exchanged for its successor; a use long after that means that it was stolen.
  used_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null check (char_length(key) between 1 and 200),
  route text not null,
  body_hash bytea not null,
  status integer,
  headers jsonb,
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);


-- Mail

-- Links and codes sent by mail: to verify an address, to set a new password.
create table mail_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verifyEmail', 'recover')),
  token_hash bytea not null unique,
  code_hash bytea,
  attempts integer not null default 0 check (attempts >= 0),
  -- Somebody who registers at an address that waits to be verified: the name, password and language become the account's if
  -- the link of their mail is opened and their password typed.
  name text check (char_length(name) between 1 and 80),
  password_hash text,
  lang text check (lang in ('es', 'en', 'ca')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(name, password_hash, lang) in (0, 3)),
  check (purpose = 'verifyEmail' or name is null)
);
create index mail_tokens_user on mail_tokens (user_id, purpose, created_at desc);
create index mail_tokens_expiry on mail_tokens (expires_at);

-- Every mail, sent or not: where none can be sent an admin reads it here.
create table outbox (
  id uuid primary key,
  user_id uuid references users on delete set null,
  to_address text not null,
  kind text not null,
  lang text not null check (lang in ('es', 'en', 'ca')),
  subject text not null,
  body_text text not null,
  body_html text,
  -- Whose doing a mail to others is: what an organiser who is not trusted may cause is limited.
  caused_by uuid references users on delete set null,
  -- Whom a mail to somebody else speaks of: accounts and players. It goes when one of them does.
  about uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index outbox_created on outbox (created_at desc, id);
create index outbox_user on outbox (user_id) where user_id is not null;
create index outbox_caused_by on outbox (caused_by, created_at) where caused_by is not null;
create index outbox_about on outbox using gin (about);

-- How many mails an address was sent in a day, whoever asked for them: nobody can fill a letter box. The address is a hash,
-- so that nothing of it is left when its account is erased.
create table mail_counts (
  address_hash bytea not null,
  budget text not null,
  day date not null,
  count integer not null check (count > 0),
  primary key (address_hash, budget, day)
);
create index mail_counts_day on mail_counts (day);
