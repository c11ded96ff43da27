-- PostgreSQL from 15.20 on adds no column with a default to a table whose rows are an argument of a function with a parsed body.
create or replace function has_played(player players) returns boolean language sql immutable as
  'select player.deleted_at is null and player.erased_at is null and player.matches_played > 0';

-- Players that the lab made up. Only those enter other opens of the lab, and nobody consented for them.
alter table players add column made_up boolean not null default false;
create index players_made_up on players (created_by) where made_up;

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
