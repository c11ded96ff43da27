-- Photos of a venue, in two sizes, without the metadata of the camera. The position also limits their number.
create table venue_photos (
  id uuid primary key,
  venue_id uuid not null references venues on delete cascade,
  position integer not null check (position between 1 and 8),
  image bytea not null check (octet_length(image) between 1 and 4000000),
  thumbnail bytea not null check (octet_length(thumbnail) between 1 and 1000000),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  unique (venue_id, position)
);
