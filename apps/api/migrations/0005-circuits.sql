-- Circuits and their editions (seasons).

create table circuits (
  id uuid primary key,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 120),
  search text not null generated always as (searchable(name)) stored,
  description jsonb not null default '[]' check (jsonb_typeof(description) = 'array'),
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
  check (count_type = 'all' or count_best is not null),
  check ((age_min is null) = (age_max is null) and age_min <= age_max),
  check ((rating_min is null) = (rating_max is null) and rating_min <= rating_max)
);
create index circuits_name on circuits (name, id) where deleted_at is null;
create index circuits_created_by on circuits (created_by) where created_by is not null;
create trigger circuits_version before update on circuits for each row execute function next_version();

create table editions (
  id uuid primary key,
  circuit_id uuid not null references circuits,
  name text collate "es-x-icu" not null check (char_length(name) between 1 and 120),
  search text not null generated always as (searchable(name)) stored,
  date_start date not null,
  date_end date not null,
  state text not null default 'created' check (state in ('created', 'active', 'finished')),
  ranking_system jsonb not null check (
    jsonb_typeof(ranking_system -> 'pointsDistribution') = 'array'
    and jsonb_typeof(ranking_system -> 'window') = 'object'
  ),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  check (date_start <= date_end)
);
create index editions_circuit on editions (circuit_id, date_start desc);
create index editions_date on editions (date_start, id) where deleted_at is null;
create index editions_name on editions (name, id) where deleted_at is null;
create index editions_created_by on editions (created_by) where created_by is not null;
create trigger editions_version before update on editions for each row execute function next_version();
