-- What keeps lists quick however many rows there are: totals that are kept, and indexes for what is asked most.

-- How many rows a collection shows, spread over slots so that those who write at the same time do not wait for each other.
create table row_counts (
  collection text not null check (collection in ('players', 'users')),
  slot integer not null,
  rows bigint not null,
  primary key (collection, slot)
) with (fillfactor = 50);
insert into row_counts select collection, slot, 0 from unnest(array['players', 'users']) collection, generate_series(1, 16) slot;

-- Any slot that nobody holds; where all of them are held, one waits.
create function count_rows(counted text, change bigint) returns void language plpgsql as $$
declare
  free integer;
begin
  if change = 0 then return; end if;
  select slot into free from row_counts where collection = counted limit 1 for no key update skip locked;
  update row_counts set rows = rows + change where collection = counted and slot = coalesce(free, 1 + pg_backend_pid() % 16);
end $$;

-- Rows that lists show: neither deleted nor erased. `tg_argv[0]` is the collection.
create function count_inserted() returns trigger language plpgsql as $$
begin
  perform count_rows(tg_argv[0], (select count(*) from inserted where deleted_at is null and erased_at is null));
  return null;
end $$;
create function count_deleted() returns trigger language plpgsql as $$
begin
  perform count_rows(tg_argv[0], -(select count(*) from removed where deleted_at is null and erased_at is null));
  return null;
end $$;
create function count_changed() returns trigger language plpgsql as $$
begin
  perform count_rows(tg_argv[0], (new.deleted_at is null and new.erased_at is null)::integer
    - (old.deleted_at is null and old.erased_at is null)::integer);
  return null;
end $$;
create function count_none() returns trigger language plpgsql as $$
begin
  update row_counts set rows = 0 where collection = tg_argv[0];
  return null;
end $$;

create trigger players_inserted after insert on players referencing new table as inserted
  for each statement execute function count_inserted('players');
create trigger players_deleted after delete on players referencing old table as removed
  for each statement execute function count_deleted('players');
create trigger players_changed after update of deleted_at, erased_at on players
  for each row execute function count_changed('players');
create trigger players_truncated after truncate on players for each statement execute function count_none('players');
create trigger users_inserted after insert on users referencing new table as inserted
  for each statement execute function count_inserted('users');
create trigger users_deleted after delete on users referencing old table as removed
  for each statement execute function count_deleted('users');
create trigger users_changed after update of deleted_at, erased_at on users
  for each row execute function count_changed('users');
create trigger users_truncated after truncate on users for each statement execute function count_none('users');

select count_rows('players', (select count(*) from players where deleted_at is null and erased_at is null));
select count_rows('users', (select count(*) from users where deleted_at is null and erased_at is null));

-- The order of the list of matches: those in play, those to come, then the latest results.
create index matches_live on matches ((case state when 'inPlay' then 0 when 'enrolled' then 1 when 'waiting' then 2 else 3 end),
  finished_at desc nulls last, id desc);
