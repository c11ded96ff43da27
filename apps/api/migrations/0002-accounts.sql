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
  password_hash text not null,
  lang text not null default 'es' check (lang in ('es', 'en', 'ca')),
  theme text not null default 'dark' check (theme in ('dark', 'light')),
  roles text[] not null default '{}' check (roles <@ array['admin', 'circuitManager']),
  phones jsonb not null default '[]' check (jsonb_typeof(phones) = 'array'),
  avatar_id uuid unique references avatars on delete set null,
  skip_player_creation boolean not null default false,
  email_verified_at timestamptz,
  terms_accepted_at timestamptz not null,
  terms_version text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- The person has erased the account: nothing in the row tells who it was.
  erased_at timestamptz,
  deleted_at timestamptz
);
create unique index users_email on users (lower(email));
create index users_name on users (name, id) where deleted_at is null;
create trigger users_version before update on users for each row execute function next_version();

create table session_families (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_reason text check (ended_reason in ('logout', 'otherDevice', 'passwordChanged', 'reuse', 'erased', 'expired')),
  check ((ended_at is null) = (ended_reason is null))
);
create index session_families_user on session_families (user_id, last_used_at desc);

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

-- Links and codes sent by mail: to verify an address, to set a new password.
create table mail_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verifyEmail', 'recover')),
  token_hash bytea not null unique,
  code_hash bytea,
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
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
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index outbox_created on outbox (created_at desc, id);
create index outbox_user on outbox (user_id) where user_id is not null;

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
