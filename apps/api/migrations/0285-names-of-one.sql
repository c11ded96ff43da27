-- ' / ' stands between the names of a pair, and so in nobody's own name: there a slash has no spaces around it.
create function name_of_one(name text) returns text language sql immutable strict parallel safe
  return regexp_replace(name, '\s*/\s*', '/', 'g');

create function names_of_one() returns trigger language plpgsql as $$
begin
  new.name := name_of_one(new.name);
  return new;
end $$;
create trigger players_named_of_one before insert or update of name on players
  for each row when (not new.pair and new.name like '%/%') execute function names_of_one();

update players set name = name where not pair and name like '%/%';
