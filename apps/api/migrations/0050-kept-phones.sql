-- Whether the contact phone of a minor, usually a parent's, stays in a profile that passes to its player.
alter table player_invitations add column keeps_phone boolean not null default false;
-- Those offered so far were offered with it.
update player_invitations set keeps_phone = true;
