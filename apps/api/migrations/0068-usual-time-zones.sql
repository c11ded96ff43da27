-- Time zones that only some browsers know stop pages there. Names that mean the same as a usual one are given that name; others
-- become the clock of most venues, where their admins see and correct it.
update venues set time_zone = coalesce(
  (select name from pg_timezone_names where lower(name) = lower(venues.time_zone)
    and name ~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/[A-Z][A-Za-z0-9_+/-]+)$'),
  'Europe/Madrid')
  where time_zone !~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/[A-Z][A-Za-z0-9_+/-]+)$';
alter table venues add constraint venues_usual_time_zone check (
  time_zone ~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/[A-Z][A-Za-z0-9_+/-]+)$');
