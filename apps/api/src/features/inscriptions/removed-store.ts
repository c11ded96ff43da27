import type { RegistrationState } from '@topspin/engine';
import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

/** How long a departure can be undone. */
const undoneWithin = 24 * 60 * 60 * 1000;

const since = (now: Date): Date => new Date(now.getTime() - undoneWithin);

/** Keeps how a registration was before it ended; only the last departure can be undone. */
export const keepRemoved = (db: Db, values: Insertable<Database['removed_inscriptions']>) =>
  db
    .insertInto('removed_inscriptions')
    .values(values)
    .onConflict((known) =>
      known.column('inscription_id').doUpdateSet((row) => ({
        state: row.ref('excluded.state'),
        checked_in_at: row.ref('excluded.checked_in_at'),
        removed_by: row.ref('excluded.removed_by'),
        removed_at: row.ref('excluded.removed_at'),
      })),
    )
    .execute();

/** How a registration was before this account ended it, less than a day ago. */
export const removedBy = (db: Db, inscriptionId: string, { by, now }: { by: string; now: Date }) =>
  db
    .selectFrom('removed_inscriptions')
    .select(['state', 'checked_in_at', 'removed_at'])
    .where('inscription_id', '=', inscriptionId)
    .where('removed_by', '=', by)
    .where('removed_at', '>', since(now))
    .executeTakeFirst();

/** What `removedBy` says, in a statement about a registration `inscription`. */
export const removedStateBy = (by: ReturnType<typeof sql.ref>, now: Date) =>
  sql<RegistrationState | null>`(select removed.state from removed_inscriptions removed
    where removed.inscription_id = inscription.id and removed.removed_by = ${by} and removed.removed_at > ${since(now)})`;

/** Forgets departures that can no longer be undone. */
export const forgetRemoved = (db: Db, now: Date) =>
  db.deleteFrom('removed_inscriptions').where('removed_at', '<', since(now)).execute();

/** Forgets the departures of players, and those that an account brought about. */
export const eraseRemoved = (db: Db, account: string | null, players: readonly string[]) =>
  db
    .deleteFrom('removed_inscriptions')
    .where((removed) =>
      removed.or([
        removed('removed_by', '=', account),
        removed(
          'inscription_id',
          'in',
          removed
            .selectFrom('inscriptions')
            .select('inscriptions.id')
            .where('player_id', '=', sql<string>`any(${players}::uuid[])`),
        ),
      ]),
    )
    .execute();
