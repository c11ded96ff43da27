-- A search in matches looks at the names of groups, too: computed once, and not for each row of each search.
alter table groups add column search text not null generated always as (searchable(name)) stored;
