-- What a thing is called, whatever it is: for the entries of the audit log, which name things by id.
create function name_of(thing uuid) returns text stable language sql as $$
  select coalesce(
    (select name from users where id = thing),
    (select name from players where id = thing),
    (select name from opens where id = thing),
    (select name from venues where id = thing),
    (select name from circuits where id = thing),
    (select name from editions where id = thing),
    (select name from clubs where id = thing),
    (select to_address from outbox where id = thing),
    (select players.name || ' · ' || opens.name from inscriptions
      join players on players.id = inscriptions.player_id join opens on opens.id = inscriptions.open_id
      where inscriptions.id = thing),
    (select phases.name || ' · ' || opens.name from phases join opens on opens.id = phases.open_id where phases.id = thing),
    (select a.name || ' – ' || b.name || ' · ' || opens.name from matches
      join players a on a.id = matches.player_a join players b on b.id = matches.player_b join opens on opens.id = matches.open_id
      where matches.id = thing))
$$;
