import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

const rows = [
  sql`insert into settings (key, value) values ('trust', '{"everyOrganiser": false}')`,
  sql`insert into open_results (open_id, player_id, position, rating_change)
    select opens.id, players.id, 1, 0.1 + 0.2 from opens, players limit 1`,
  sql`insert into planned_ends (play_day_id, basis, end_at, phases)
    select id, array['a "b"', 'c\\d', ''], now(), '[{"a": "\\n\\t"}]' from play_days`,
  sql`insert into day_managers (day_id, open_id, user_id) select play_days.id, opens.id, users.id from play_days, opens, users limit 1`,
  // Without a guest.
  sql`alter table day_people disable trigger user`,
  sql`insert into day_people (day_id, player_id, same_as)
    select play_days.id, a.id, b.id from play_days, players a, players b where a.id < b.id limit 1`,
  sql`alter table day_people enable trigger user`,
  sql`insert into venue_photos (id, venue_id, position, image, thumbnail, width, height, created_at)
    select gen_random_uuid(), id, 1, '\\x00ff0a5c'::bytea, '\\x0a'::bytea, 1, 1, now() from venues limit 1`,
];

/** Rows for the tables that somebody's whole life leaves empty, with values that are hard to write as text. */
export async function fillTheRest(db: Db): Promise<void> {
  for (const row of rows) await row.execute(db);
}
