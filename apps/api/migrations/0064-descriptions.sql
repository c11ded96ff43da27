-- Opens and venues are described like circuits: Markdown, in one or more languages.

create function is_description(versions jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(versions) = 'array' then (
    select count(*) = count(distinct version ->> 'lang')
      and coalesce(bool_and(coalesce(
        version ->> 'lang' in ('es', 'en', 'ca')
          and jsonb_typeof(version -> 'text') = 'string'
          and char_length(version ->> 'text') <= 10000, false)), true)
    from jsonb_array_elements(versions) version
  ) else false end
$$;

alter table circuits
  drop constraint circuits_description_check,
  add constraint circuits_description_check check (is_description(description));

alter table venues
  add column description jsonb not null default '[]'
    constraint venues_description_check check (is_description(description));

-- What opens say so far is in the language of whose it is.
create function pg_temp.owner_language(open uuid) returns text language sql stable as $$
  select coalesce((select users.lang from open_organisers owner join users on users.id = owner.user_id
    where owner.open_id = open and owner.role = 'owner'), 'es')
$$;

alter table opens
  drop constraint opens_description_check,
  alter column description drop default,
  alter column description type jsonb using case
    when btrim(description, E' \n\t') = '' then '[]'::jsonb
    else jsonb_build_array(jsonb_build_object('lang', pg_temp.owner_language(id), 'text', description))
  end,
  alter column description set default '[]',
  add constraint opens_description_check check (is_description(description));
