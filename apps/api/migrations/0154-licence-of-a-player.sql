-- The number of a player's licence with a federation. Like a date of birth it is the person's: theirs, of those who look after them, and of
-- organisers of opens they are in.
alter table players add column licence text check (char_length(licence) between 1 and 30);

alter table players drop constraint players_guest, add constraint players_guest check (guest_of is null or (
  deleted_at is not null and user_id is null and nickname is null and nationality is null and date_of_birth is null and gender is null
  and contact_phone is null and social_networks = '[]' and avatar_id is null and licence is null and rated_matches = 0
  and matches_played = 0
));
alter table players drop constraint players_erased, add constraint players_erased check (
  erased_at is null or (user_id is null and nickname is null and nationality is null and date_of_birth is null and gender is null
    and club_id is null and contact_phone is null and social_networks = '[]' and avatar_id is null and licence is null)
);

drop trigger players_version on players;
create trigger players_version
  before update of user_id, name, nickname, nationality, date_of_birth, gender, club_id, contact_phone,
    show_phone_admin_only, social_networks, avatar_id, licence, erased_at, deleted_at on players
  for each row execute function next_version();

drop trigger players_no_longer_made_up on players;
create trigger players_no_longer_made_up
  before update of user_id, name, nickname, nationality, date_of_birth, gender, contact_phone, social_networks, avatar_id, licence on players
  for each row when (old.made_up and
    (old.user_id, old.name, old.nickname, old.nationality, old.date_of_birth, old.gender, old.contact_phone, old.social_networks,
      old.avatar_id, old.licence)
    is distinct from
    (new.user_id, new.name, new.nickname, new.nationality, new.date_of_birth, new.gender, new.contact_phone, new.social_networks,
      new.avatar_id, new.licence))
  execute function no_longer_made_up();
