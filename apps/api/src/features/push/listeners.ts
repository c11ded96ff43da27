import type { PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';

/** A device, and a player whose turns it is notified of. */
type Listener = { readonly device: string; readonly player: PlayerId };

/** The devices to notify in an open in play: those of its players, and of the guardians who look after them. */
export const findListeners = fixedStatement<{ readonly open: string; readonly used: Date }, Listener>(
  (db, { open, used }) => ({
    compile: () =>
      sql<Listener>`with playing as (
        select distinct person from matches m, unnest(people_of_match(m) || m.umpire_id) person
        where m.open_id = ${open}::uuid and m.state in ('waiting', 'enrolled') and person is not null)
        select d.session_id as device, p.id as player from playing join players p on p.id = playing.person
        cross join lateral (select p.user_id union select user_id from player_administrators
          where player_id = p.id and relation = 'guardian') listener
        join session_families s on s.user_id = listener.user_id and s.last_used_at > ${used}
        join push_devices d on d.session_id = s.id
        where p.deleted_at is null and exists (select from push_devices)
          and exists (select from opens o where o.id = ${open}::uuid and o.state = 'active' and o.deleted_at is null)`.compile(
        db,
      ),
  }),
);

/** The opens in play. */
export const findOpensInPlay = fixedStatement<object, { readonly id: string }>((db) =>
  db
    .selectFrom('opens')
    .select('id')
    .where('state', '=', 'active')
    .where('deleted_at', 'is', null)
    .where((row) => row.exists(row.selectFrom('push_devices').select('session_id'))),
);
