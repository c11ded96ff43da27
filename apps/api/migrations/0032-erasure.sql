-- Somebody who erases their account leaves nothing that tells who they were, and nobody without somebody to look after them.

-- Whom a mail to somebody else speaks of: accounts and players. It goes when one of them does.
alter table outbox add column about uuid[] not null default '{}';
create index outbox_about on outbox using gin (about);

-- Since when an admin acts for a player only because the last administrator is gone, until a guardian is found.
alter table player_administrators add column handed_over_at timestamptz;
create index player_administrators_handed_over on player_administrators (handed_over_at) where handed_over_at is not null;

-- What accounts erased so far have left behind.
delete from session_families using users where users.id = user_id and erased_at is not null;
delete from idempotency_keys using users where users.id = user_id and erased_at is not null;
delete from player_claims using users where users.id = user_id and erased_at is not null;
delete from player_claims using players where players.id = player_id and erased_at is not null;
delete from consents using players where players.id = player_id and erased_at is not null;
delete from venue_admins using users where users.id = user_id and erased_at is not null and role = 'coAdmin';
delete from open_organisers using users where users.id = user_id and erased_at is not null and role = 'organiser';
update users set lang = 'es', theme = 'dark', skip_player_creation = false where erased_at is not null;

-- Their opens and venues go to the admin who has been here longest, and so do players that nobody acts for.
create temporary table heir on commit drop as
  select id from users where 'admin' = any(roles) and erased_at is null and deleted_at is null order by created_at, id limit 1;
delete from open_organisers kept using heir
  where kept.user_id = heir.id and kept.role = 'organiser' and exists (select from open_organisers owner
    join users on users.id = owner.user_id where owner.open_id = kept.open_id and owner.role = 'owner' and erased_at is not null);
update open_organisers set user_id = heir.id from heir, users
  where users.id = user_id and erased_at is not null and role = 'owner';
delete from venue_admins kept using heir
  where kept.user_id = heir.id and kept.role = 'coAdmin' and exists (select from venue_admins owner
    join users on users.id = owner.user_id where owner.venue_id = kept.venue_id and owner.role = 'admin' and erased_at is not null);
update venue_admins set user_id = heir.id from heir, users
  where users.id = user_id and erased_at is not null and role = 'admin';
insert into player_administrators (player_id, user_id, relation, handed_over_at)
  select players.id, heir.id, 'other', now() from players, heir
  where players.user_id is null and players.erased_at is null and players.deleted_at is null
    and players.created_by in (select id from users where erased_at is not null)
    and not exists (select from player_administrators where player_id = players.id);

-- An erased row tells nothing, whoever writes it.
alter table users add constraint users_erased check (
  erased_at is null or (email = id || '@erased.invalid' and password_hash = '' and phones = '[]' and roles = '{}' and avatar_id is null)
);
alter table players add constraint players_erased check (
  erased_at is null or (user_id is null and nickname is null and nationality is null and date_of_birth is null and gender is null
    and club_id is null and contact_phone is null and social_networks = '[]' and avatar_id is null)
);
