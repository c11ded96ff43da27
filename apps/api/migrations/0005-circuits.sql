-- Circuits and their editions (seasons).

create table circuits (
  id uuid primary key,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 120),
  search text not null generated always as (searchable(name)) stored,
  description jsonb not null default '[]' check (is_description(description)),
  phones jsonb not null default '[]' check (jsonb_typeof(phones) = 'array'),
  email text,
  count_type text not null default 'all' check (count_type in ('all', 'best')),
  count_best integer check (count_best between 1 and 100),
  age_min integer check (age_min between 0 and 120),
  age_max integer check (age_max between 0 and 120),
  rating_min integer check (rating_min between 0 and 5000),
  rating_max integer check (rating_max between 0 and 5000),
  functional_diversity boolean not null default false,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid references users on delete set null,
  check (count_type = 'all' or count_best is not null),
  check ((age_min is null) = (age_max is null) and age_min <= age_max),
  check ((rating_min is null) = (rating_max is null) and rating_min <= rating_max)
);
create index circuits_name on circuits (name, id) where deleted_at is null;
create index circuits_created_by on circuits (created_by) where created_by is not null;
create index circuits_deleted on circuits (deleted_at) where deleted_at is not null;
create index circuits_deleted_by on circuits (deleted_by) where deleted_by is not null;
create trigger circuits_version before update on circuits for each row execute function next_version();

-- An edition may tell kinds of opens apart, its grades, and count only so many results of each. An open may have one of them.
create function are_open_grades(grades jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(grades) is distinct from 'array' then false else (
    select count(*) = count(distinct rule -> 'grade') and coalesce(bool_and(coalesce(
      (rule ->> 'grade')::numeric between 1 and 9
      and char_length(rule ->> 'name') between 1 and 40
      and (jsonb_typeof(rule -> 'most') = 'null' or (rule ->> 'most')::numeric between 1 and 100), false)), true)
    from jsonb_array_elements(grades) as rule) end
$$;

create table editions (
  id uuid primary key,
  circuit_id uuid not null references circuits,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 120),
  search text not null generated always as (searchable(name)) stored,
  date_start date not null,
  date_end date not null,
  state text not null default 'created' check (state in ('created', 'active', 'finished')),
  -- The points of a circuit follow from the classification of its opens and this as it is now: worked out when they are read, they are
  -- never those of a system that has changed since.
  ranking_system jsonb not null check (
    jsonb_typeof(ranking_system -> 'pointsDistribution') = 'array'
    and jsonb_typeof(ranking_system -> 'window') = 'object'
  ),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid references users on delete set null,
  check (date_start <= date_end),
  constraint editions_grades check (are_open_grades(ranking_system -> 'grades'))
);
create index editions_circuit on editions (circuit_id, date_start desc);
create index editions_date on editions (date_start, id) where deleted_at is null;
create index editions_name on editions (name, id) where deleted_at is null;
create index editions_created_by on editions (created_by) where created_by is not null;
create index editions_deleted on editions (deleted_at) where deleted_at is not null;
create index editions_deleted_by on editions (deleted_by) where deleted_by is not null;
create trigger editions_version before update on editions for each row execute function next_version();
