-- An edition may tell kinds of opens apart, its grades, and count only so many results of each. An open may have one of them.
create function are_open_grades(grades jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(grades) is distinct from 'array' then false else (
    select count(*) = count(distinct rule -> 'grade') and coalesce(bool_and(coalesce(
      (rule ->> 'grade')::numeric between 1 and 9
      and char_length(rule ->> 'name') between 1 and 40
      and (jsonb_typeof(rule -> 'most') = 'null' or (rule ->> 'most')::numeric between 1 and 100), false)), true)
    from jsonb_array_elements(grades) as rule) end
$$;

alter table editions disable trigger editions_version;
update editions set ranking_system = ranking_system || '{"grades": []}' where ranking_system -> 'grades' is null;
alter table editions enable trigger editions_version;
alter table editions add constraint editions_grades check (are_open_grades(ranking_system -> 'grades'));

alter table opens
  add column grade smallint check (grade between 1 and 9),
  add constraint opens_grade_of_edition check (grade is null or edition_id is not null);
