-- Players, the clubs they play for, and the people who act for them.

-- A club's name without what most clubs have in theirs: "CTT Vic", "Club Tennis Taula Vic" and "Vic T.T." may be one.
create function club_core(name text) returns text immutable strict parallel safe language sql as $$
  select coalesce(
    (select string_agg(word, ' ' order by word) from regexp_split_to_table(searchable(name), '\s+') as word
      where word <> '' and word not in ('club', 'c', 't', 'm', 'd', 'e', 'tt', 'tm', 'ct', 'ctt', 'ctm', 'cett', 'cdtm', 'cdtt',
        'cd', 'ce', 'ae', 'ad', 'sd', 'ud', 'esportiu', 'esportiva', 'deportivo', 'deportiva', 'agrupacio', 'agrupacion',
        'associacio', 'asociacion', 'seccio', 'seccion', 'tennis', 'tenis', 'taula', 'mesa', 'table', 'ping', 'pong',
        'de', 'del', 'dels', 'd', 'la', 'las', 'les', 'el', 'els', 'los', 'l', 'i', 'y')),
    searchable(name))
$$;

create table clubs (
  id uuid primary key,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 80),
  search text not null generated always as (searchable(name)) stored,
  core text not null generated always as (club_core(name)) stored,
  -- The club that it became part of; it has been deleted since, and its name now means the other one.
  merged_into uuid references clubs,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid references users on delete set null,
  constraint clubs_merged_are_deleted check (merged_into is null or (deleted_at is not null and merged_into <> id))
);
-- One club however it is written: "C.T.M. Nuñez" typed again without the tilde is the same one.
create unique index clubs_search on clubs (search) where deleted_at is null;
create index clubs_name on clubs (name, id) where deleted_at is null;
create index clubs_core on clubs (core) where deleted_at is null;
create index clubs_deleted on clubs (deleted_at) where deleted_at is not null;
create index clubs_deleted_by on clubs (deleted_by) where deleted_by is not null;
create index clubs_merged_into on clubs (merged_into) where merged_into is not null;
create index clubs_merged_names on clubs (search) where merged_into is not null;
create trigger clubs_version before update on clubs for each row execute function next_version();

-- The club that another one is part of by now; the club itself if it was not merged, and null if it is deleted.
create function club_today(club uuid) returns uuid stable strict language sql as $$
  with recursive followed as (
    select id, merged_into, deleted_at from clubs where id = club
    union select next.id, next.merged_into, next.deleted_at
      from followed join clubs next on next.id = followed.merged_into
  )
  select id from followed where deleted_at is null
$$;

-- What a club was called before: lists of players still say it.
create table club_former_names (
  search text primary key,
  club_id uuid not null references clubs on delete cascade
);
create index club_former_names_club on club_former_names (club_id);


-- Players

-- A player has one page in each social network, at an address of that network; a web page of one's own may be anywhere.
-- See packages/contract/src/players/social-networks.ts.
create function is_social_page(page jsonb) returns boolean language sql immutable as $$
  select coalesce((page ->> 'address') ~* (case page ->> 'network'
    when 'instagram' then '^https?://([^/?#@:]+\.)?instagram\.com/.'
    when 'facebook' then '^https?://([^/?#@:]+\.)?(facebook|fb)\.com/.'
    when 'x' then '^https?://([^/?#@:]+\.)?(x|twitter)\.com/.'
    when 'youtube' then '^https?://([^/?#@:]+\.)?(youtube\.com|youtu\.be)/.'
    when 'tiktok' then '^https?://([^/?#@:]+\.)?tiktok\.com/.'
    when 'web' then '^https?://.' end), false)
$$;

create function are_social_pages(pages jsonb) returns boolean language sql immutable as $$
  select count(*) = count(distinct page ->> 'network') and coalesce(bool_and(is_social_page(page)), true)
  from jsonb_array_elements(pages) as page
$$;

-- The words of a name in alphabetical order: "nunez garcia ana" and "ana nunez garcia" are one name on a list.
create function words_of_name(search text) returns text language sql immutable strict parallel safe
  return (select string_agg(word, ' ' order by word collate "C") from string_to_table(search, ' ') word where word <> '');

create table players (
  id uuid primary key,
  user_id uuid references users on delete set null,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 80),
  nickname text collate "es-x-icu" check (char_length(nickname) between 1 and 40),
  search text not null generated always as (searchable(name)) stored,
  nickname_search text generated always as (searchable(nickname)) stored,
  nationality text check (nationality ~ '^[A-Z]{3}$'),
  date_of_birth date check (date_of_birth >= '1900-01-01'),
  gender text check (gender in ('man', 'woman', 'other')),
  club_id uuid references clubs on delete set null,
  contact_phone jsonb check (jsonb_typeof(contact_phone) = 'object'),
  show_phone_admin_only boolean not null default true,
  social_networks jsonb not null default '[]' check (jsonb_typeof(social_networks) = 'array'),
  avatar_id uuid unique references avatars on delete set null,
  -- Derived from the ledger, which is the truth: see rating_ledger. Unrounded.
  rating double precision not null default starting_rating() check (rating between 0 and 100000),
  rated_matches integer not null default 0 check (rated_matches >= 0),
  matches_played integer not null default 0 check (matches_played >= 0),
  matches_won integer not null default 0 check (matches_won between 0 and matches_played),
  -- The lab made the player up. Only those enter other opens of the lab, and nobody consented for them.
  made_up boolean not null default false,
  -- A guest: somebody without an account whom an organiser enters by name. A guest belongs to one open, and is a player who is in
  -- no list from the start: everything that leaves deleted players out leaves guests out.
  guest_of uuid,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- The person has erased what is known: results stay under a name that tells nothing.
  erased_at timestamptz,
  deleted_at timestamptz,
  -- Who took the player out of the lists, so that they can undo it, and an admin sees it later.
  deleted_by uuid references users on delete set null,
  constraint players_social_pages check (are_social_pages(social_networks)),
  constraint players_guest check (guest_of is null or (
    deleted_at is not null and user_id is null and nickname is null and nationality is null and date_of_birth is null and gender is null
    and contact_phone is null and social_networks = '[]' and avatar_id is null and rated_matches = 0 and matches_played = 0
  )),
  -- A guest has no initial rating.
  constraint players_guest_rating check (guest_of is null or rating = 1000),
  constraint players_erased check (
    erased_at is null or (user_id is null and nickname is null and nationality is null and date_of_birth is null and gender is null
      and club_id is null and contact_phone is null and social_networks = '[]' and avatar_id is null)
  )
);
-- An account has one player; one taken out of the lists leaves it free for another.
create unique index players_user on players (user_id) where deleted_at is null;
create index players_user_ever on players (user_id) where user_id is not null;
-- Lists show neither who was taken out nor who has erased everything: an index without them counts by itself.
create index players_rating on players (rating, id) where deleted_at is null and erased_at is null;
create index players_name on players (name, id) where deleted_at is null and erased_at is null;
create index players_played on players (matches_played, id) where deleted_at is null and erased_at is null;
-- The leaderboard in its order: most players of an installation may not have played, and they share one rating.
create index players_ranked on players (rating, id)
  where deleted_at is null and erased_at is null and matches_played > 0;
-- The players of a club in the order of lists, with what a search for two words looks at.
create index players_of_club on players (club_id, name, id) include (search, nickname_search)
  where deleted_at is null and erased_at is null;
create index players_words_of_name on players (words_of_name(search)) where deleted_at is null and erased_at is null;
create index players_club on players (club_id) where club_id is not null;
create index players_guest_of on players (guest_of) where guest_of is not null;
create index players_made_up on players (created_by) where made_up;
create index players_created_by on players (created_by) where created_by is not null;
create index players_deleted on players (deleted_at) where deleted_at is not null;
create index players_deleted_by on players (deleted_by) where deleted_by is not null;
-- A rating that moves is no edit: the figures derived from matches leave the version alone.
create trigger players_version
  before update of user_id, name, nickname, nationality, date_of_birth, gender, club_id, contact_phone,
    show_phone_admin_only, social_networks, avatar_id, erased_at, deleted_at on players
  for each row execute function next_version();

-- A profile that is given to somebody, or that says something else about them, is no longer made up.
create function no_longer_made_up() returns trigger language plpgsql as $$
begin
  new.made_up := false;
  return new;
end $$;
create trigger players_no_longer_made_up
  before update of user_id, name, nickname, nationality, date_of_birth, gender, contact_phone, social_networks, avatar_id on players
  for each row when (old.made_up and
    (old.user_id, old.name, old.nickname, old.nationality, old.date_of_birth, old.gender, old.contact_phone, old.social_networks, old.avatar_id)
    is distinct from
    (new.user_id, new.name, new.nickname, new.nationality, new.date_of_birth, new.gender, new.contact_phone, new.social_networks, new.avatar_id))
  execute function no_longer_made_up();

-- Nobody joins a club that is being merged or deleted: the lock waits for that, and they join the one it became, if any.
create function join_club_of_today() returns trigger language plpgsql as $$
declare
  gone timestamptz;
begin
  select deleted_at into gone from clubs where id = new.club_id for key share;
  if gone is not null then
    new.club_id := club_today(new.club_id);
  end if;
  return new;
end $$;
create trigger players_join_club before insert on players
  for each row when (new.club_id is not null) execute function join_club_of_today();
create trigger players_change_club before update of club_id on players
  for each row when (new.club_id is not null and new.club_id is distinct from old.club_id)
  execute function join_club_of_today();

-- Who played for a club when it was merged or deleted, so that restoring it gives them back.
create table club_departures (
  club_id uuid not null references clubs on delete cascade,
  player_id uuid not null references players on delete cascade,
  primary key (club_id, player_id)
);
create index club_departures_player on club_departures (player_id);


-- Functions of rows have their body as text: PostgreSQL from 15.20 on adds no column with a default to a table whose rows are an argument
-- of a function with a parsed body. Text stays as fast, since PostgreSQL puts it in place of the call all the same.

create function is_listed(player players) returns boolean language sql immutable as
  'select player.deleted_at is null and player.erased_at is null';

create function has_played(player players) returns boolean language sql immutable as
  'select player.deleted_at is null and player.erased_at is null and player.matches_played > 0';


-- How many players there are

create trigger players_inserted after insert on players referencing new table as inserted
  for each statement execute function count_inserted('players');
create trigger players_deleted after delete on players referencing old table as removed
  for each statement execute function count_deleted('players');
create trigger players_changed after update of deleted_at, erased_at on players
  for each row execute function count_changed('players');
create trigger players_truncated after truncate on players for each statement execute function count_none('players');

-- How many have played: the leaderboard's total.
create function count_players_inserted() returns trigger language plpgsql as $$
begin
  perform count_rows('players who played', (select count(*) from inserted where has_played(inserted)));
  return null;
end $$;
create function count_players_deleted() returns trigger language plpgsql as $$
begin
  perform count_rows('players who played', -(select count(*) from removed where has_played(removed)));
  return null;
end $$;
create function count_players_changed() returns trigger language plpgsql as $$
begin
  perform count_rows('players who played', (select count(*) from inserted where has_played(inserted))
    - (select count(*) from removed where has_played(removed)));
  return null;
end $$;
create trigger players_played_inserted after insert on players referencing new table as inserted
  for each statement execute function count_players_inserted();
create trigger players_played_deleted after delete on players referencing old table as removed
  for each statement execute function count_players_deleted();
create trigger players_played_changed after update on players referencing old table as removed new table as inserted
  for each statement execute function count_players_changed();
create trigger players_played_truncated after truncate on players
  for each statement execute function count_none('players who played');


-- The words of players' names and nicknames, so that a search reads the players it finds and no others

-- One row for each word of a player that lists show. By word, it gives them in the order of lists, with all that a
-- search looks at: the primary key is all that is read.
create table player_words (
  word text collate "C" not null,
  name text collate "es-x-icu" not null,
  player_id uuid not null references players on delete cascade,
  club_id uuid,
  searched text not null,
  primary key (word, name, player_id) include (club_id, searched)
);
create index player_words_player on player_words (player_id);

-- Every word there is or was, under each of its endings: "rci" begins an ending of "garcia".
create table word_endings (
  ending text collate "C" not null,
  word text collate "C" not null,
  primary key (ending, word)
);

create function add_player_words(players_added uuid[]) returns void language sql as $$
  insert into player_words (word, name, player_id, club_id, searched)
  select word, name, id, club_id, searched
  from unnest(players_added) added
  join players on id = added and deleted_at is null and erased_at is null,
  concat_ws(' ', search, nickname_search) searched,
  lateral (select distinct word from string_to_table(searched, ' ') word where word <> '') words;

  insert into word_endings (ending, word)
  select substr(word, first), word
  from (select distinct word from player_words where player_id = any (players_added)) words, generate_series(1, length(word)) first
  where not exists (select from word_endings known where known.ending = words.word and known.word = words.word)
  order by 1, 2
  on conflict do nothing;
$$;

create function word_inserted() returns trigger language plpgsql as $$
begin
  perform add_player_words(array(select id from inserted));
  return null;
end $$;
create function word_changed() returns trigger language plpgsql as $$
begin
  delete from player_words where player_id = new.id;
  perform add_player_words(array[new.id]);
  return null;
end $$;
create trigger players_words_inserted after insert on players referencing new table as inserted
  for each statement execute function word_inserted();
create trigger players_words_changed after update of name, nickname, club_id, deleted_at, erased_at on players
  for each row execute function word_changed();


-- Who acts for a player

-- Who registers and withdraws a player besides the player. An organiser who enters people in an open keeps their profiles until somebody
-- looks after them, and is not taken for somebody who does.
create table player_administrators (
  player_id uuid not null references players on delete cascade,
  user_id uuid not null references users on delete cascade,
  relation text not null check (relation in ('guardian', 'coach', 'club', 'other', 'organiser')),
  created_at timestamptz not null default now(),
  -- Since when an admin acts for a player only because the last administrator is gone, until a guardian is found.
  handed_over_at timestamptz,
  primary key (player_id, user_id)
);
create index player_administrators_user on player_administrators (user_id);
create index player_administrators_handed_over on player_administrators (handed_over_at) where handed_over_at is not null;

-- A profile made by somebody else, and the person who says that it is theirs.
create table player_claims (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  user_id uuid not null references users on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected', 'withdrawn')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  check ((state = 'pending') = (decided_at is null))
);
create unique index player_claims_pending on player_claims (player_id, user_id) where state = 'pending';
create index player_claims_player on player_claims (player_id, created_at desc);
create index player_claims_user on player_claims (user_id, created_at desc);
create index player_claims_decided_by on player_claims (decided_by) where decided_by is not null;

-- Somebody who administers a player asks the player to take the profile over, or a guardian to look after it. The address is
-- kept until they have answered: whoever has an account with it sees the invitation.
create table player_invitations (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  kind text not null check (kind in ('owner', 'guardian')),
  email text check (char_length(email) between 3 and 254),
  -- Whether the person who invites goes on administering the player.
  keeps boolean not null default true,
  -- Whether the contact phone of a minor, usually a parent's, stays in a profile that passes to its player.
  keeps_phone boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected', 'withdrawn')),
  invited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'pending') = (email is not null))
);
create unique index player_invitations_pending on player_invitations (player_id, kind, lower(email)) where state = 'pending';
create index player_invitations_email on player_invitations (lower(email)) where state = 'pending';
create index player_invitations_player on player_invitations (player_id, created_at desc);
create index player_invitations_invited_by on player_invitations (invited_by) where invited_by is not null;
create index player_invitations_decided_by on player_invitations (decided_by) where decided_by is not null;

-- Two profiles of one person, of which one was merged into the other: for a day, so that it can be undone. What is
-- merged is deleted then, and says nothing any more once the day is over.
create table player_merges (
  merged_id uuid primary key references players on delete cascade,
  kept_id uuid not null references players on delete cascade,
  -- The opens that came with the merged profile: the kept one was in none of them.
  opens uuid[] not null,
  -- The consents that came with it, besides those to registrations.
  consents uuid[] not null,
  -- The fields that the kept profile lacked, and got from it.
  filled text[] not null,
  -- Whether its initial rating, and those who looked after it, came with it.
  initial boolean not null,
  administrators boolean not null,
  merged_at timestamptz not null,
  check (merged_id <> kept_id)
);
create index player_merges_kept on player_merges (kept_id);
create index player_merges_at on player_merges (merged_at);

-- How often a minor was refused for their gender, whoever asked: who is refused as often as they like finds it out. An age is judged by
-- the category that everybody sees, so no answer about it is counted.
create table gender_refusals (
  player_id uuid primary key references players on delete cascade,
  since timestamptz not null,
  refused integer not null default 0 check (refused >= 0)
);
create index gender_refusals_since on gender_refusals (since);
