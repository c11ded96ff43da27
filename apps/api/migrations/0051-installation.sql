-- The settings of an installation: what admins change in the browser. What takes a restart is in the environment.
create table installation (
  -- One row.
  id boolean primary key default true check (id),
  name text collate "es-x-icu" not null default 'Topspin' check (char_length(name) between 1 and 40),
  logo bytea,
  -- Another one with every picture, so that an address never changes its content.
  logo_id uuid,
  -- Below this age a guardian consents (GDPR, article 8: 13 to 16, in Spain 14); an installation may be stricter.
  guardian_age integer not null default 14 check (guardian_age between 13 and 18),
  who_creates_opens text not null default 'everybody' check (who_creates_opens in ('everybody', 'trusted', 'admins')),
  who_creates_venues text not null default 'everybody' check (who_creates_venues in ('everybody', 'trusted', 'admins')),
  rating_start double precision not null default 1000 check (rating_start between 0 and 5000),
  rating_scale double precision not null default 400 check (rating_scale between 10 and 2000),
  rating_k double precision not null default 32 check (rating_k between 1 and 500),
  rating_provisional_k double precision not null default 64 check (rating_provisional_k between 1 and 500),
  rating_provisional_matches integer not null default 30 check (rating_provisional_matches between 0 and 1000),
  rating_floor double precision not null default 100 check (rating_floor between 0 and 5000),
  rating_updating text not null default 'perMatch' check (rating_updating in ('perMatch', 'perEvent')),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint installation_logo_check check ((logo is null) = (logo_id is null)),
  constraint installation_floor_check check (rating_floor <= rating_start)
);
create trigger installation_version before update on installation for each row execute function next_version();
create trigger installation_table_bell after insert or update or delete or truncate on installation
  for each statement execute function ring_table();

insert into installation default values;

-- Rating constants could only be set by hand so far.
update installation set
  rating_start = coalesce((value ->> 'start')::float8, rating_start),
  rating_scale = coalesce((value ->> 'scale')::float8, rating_scale),
  rating_k = coalesce((value ->> 'k')::float8, rating_k),
  rating_provisional_k = coalesce((value ->> 'provisionalK')::float8, rating_provisional_k),
  rating_provisional_matches = coalesce((value ->> 'provisionalMatches')::int, rating_provisional_matches),
  rating_floor = coalesce((value ->> 'floor')::float8, rating_floor),
  rating_updating = coalesce(value ->> 'updating', rating_updating),
  version = 1
from settings where key = 'rating';
delete from settings where key = 'rating';

create function installation_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the settings of the installation are one row that is not deleted';
end $$;
create trigger installation_stays before delete or truncate on installation
  for each statement execute function installation_stays();

-- New players start where the installation says.
create function starting_rating() returns double precision language sql stable parallel safe
  return (select rating_start from installation);
alter table players alter column rating set default starting_rating();

-- A consent keeps the age that its text named.
create function guardian_age() returns integer language sql stable parallel safe
  return (select guardian_age from installation);
alter table consents add column guardian_age integer not null default 14;
alter table consents alter column guardian_age set default guardian_age();

-- Whether an account is among those who may create opens or venues.
create function is_among(user_id uuid, who text) returns boolean language sql stable parallel safe
  return case who
    when 'everybody' then true
    when 'trusted' then trusted_user(is_among.user_id)
    else exists (select from users where users.id = is_among.user_id and 'admin' = any(users.roles))
  end;
