-- A pair plays for the clubs of both its people: for none, one or two of them, in the order of its people.

create function clubs_of_pair(side uuid) returns json stable strict language sql as $$
  select coalesce(json_agg(json_build_object('_id', id, 'name', name) order by place), '[]') from (
    select clubs.id, clubs.name, min(member.place) as place
    from side_members member join players on players.id = member.player_id join clubs on clubs.id = players.club_id
    where member.side_id = side group by clubs.id) theirs
$$;

-- Those as one name: "CTT Gràcia / CN Sabadell".
create function club_names_of_pair(side uuid) returns text stable strict language sql as $$
  select string_agg(club ->> 'name', ' / ' order by place) from json_array_elements(clubs_of_pair(side)) with ordinality as listed (club, place)
$$;
