-- The names and addresses of accounts in a table of their own: found in fewer pages than in the wide rows of `users`.

drop index users_trigrams;

create table account_names (
  user_id uuid primary key references users on delete cascade,
  name text not null,
  email text not null
);

create function account_named() returns trigger language plpgsql as $$
begin
  delete from account_names where user_id = new.id;
  if new.deleted_at is null and new.erased_at is null then
    insert into account_names (user_id, name, email) values (new.id, new.search, new.email_search);
  end if;
  return null;
end $$;
create trigger users_named after insert or update of name, email, deleted_at, erased_at on users
  for each row execute function account_named();

insert into account_names (user_id, name, email)
select id, search, email_search from users where deleted_at is null and erased_at is null;
create index account_names_trigrams on account_names using gin (trigrams(name || ' ' || email)) with (fastupdate = off);
analyze account_names;
