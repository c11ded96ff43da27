-- When the player, or somebody who looks after them, confirmed a registration that somebody else had made: from then on a
-- trusted organiser sees a minor's phone.
alter table inscriptions add column confirmed_at timestamptz;
-- What an organiser wrote to those who answer for a player, and who that was; with the notice of the registration.
alter table registration_notices
  add column message text check (message <> ''),
  add column message_by uuid references users on delete set null;
create index registration_notices_message_by on registration_notices (message_by) where message_by is not null;
