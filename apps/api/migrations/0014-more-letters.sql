-- A search knows letters that are not made of a letter and an accent: "aero" finds "Ærø", "isik" finds "Işık",
-- "thordur" finds "Þórður". What nobody sees (soft hyphens, fillers) and the points of "l·l", however typed, are left out.
create or replace function searchable(written text) returns text
  language sql immutable strict parallel safe
  return translate(
    replace(replace(replace(replace(
      regexp_replace(
        lower(normalize(written, nfkd) collate "und-x-icu"),
        '[\u0300-\u036f\u00ad\u115f\u1160\u180b-\u180f\u200b-\u200f\u2060-\u206f\u2800\ufe00-\ufe0f\ufeff]', '', 'g'
      ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øłđðħŧŋıς-‐‒–—―·•∙⋅’‘ʼʻ''.',
    'olddhtniσ      '
  );

-- Clubs that are one by that: the oldest stays, with the players of the others.
create temporary table same_clubs on commit drop as
  select id, first_value(id) over (partition by searchable(name) order by created_at, id) as kept
  from clubs where deleted_at is null;
alter table players disable trigger players_version;
update players set club_id = kept from same_clubs where club_id = same_clubs.id and same_clubs.id <> kept;
update clubs set deleted_at = now() from same_clubs where clubs.id = same_clubs.id and same_clubs.id <> kept;

-- What is stored of it is made again, which is no edit of any row.
update players set name = name, nickname = nickname;
alter table players enable trigger players_version;
alter table clubs disable trigger clubs_version;
update clubs set name = name;
alter table clubs enable trigger clubs_version;
alter table venues disable trigger venues_version;
update venues set name = name, address = address;
alter table venues enable trigger venues_version;
alter table circuits disable trigger circuits_version;
update circuits set name = name;
alter table circuits enable trigger circuits_version;
alter table editions disable trigger editions_version;
update editions set name = name;
alter table editions enable trigger editions_version;
alter table opens disable trigger opens_version;
update opens set name = name;
alter table opens enable trigger opens_version;
