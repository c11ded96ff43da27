-- A removed photo keeps its row, so that its id is never another picture, and its bytes for as long as it can be restored.
-- It also says who added it.
alter table venue_photos
  add created_by uuid references users,
  add removed_at timestamptz,
  alter image drop not null,
  alter thumbnail drop not null,
  drop constraint venue_photos_venue_id_position_key,
  add constraint venue_photos_bytes check (
    (image is null) = (thumbnail is null) and (image is not null or removed_at is not null));

create unique index venue_photos_place on venue_photos (venue_id, position) where removed_at is null;
create index venue_photos_created_by on venue_photos (created_by);
create index venue_photos_removed on venue_photos (removed_at) where image is not null and removed_at is not null;

update venue_photos photo set created_by = venue.created_by from venues venue where venue.id = photo.venue_id;
