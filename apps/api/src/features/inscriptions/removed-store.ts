import { leftStates, type PlayerId, type RegistrationState } from '@topspin/engine';
import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';
import { day } from '#http/durations.ts';

/** How long a departure can be undone by the account that made it. */
const since = (now: Date): Date => new Date(now.getTime() - day);

/** How long the organisers of an open can put back a player whom one of them removed. */
const keptSince = (now: Date): Date => new Date(now.getTime() - 30 * day);

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
        partner_id: row.ref('excluded.partner_id'),
        pair_place: row.ref('excluded.pair_place'),
      })),
    )
    .execute();

type Partner = { readonly inscription: string; readonly partner: PlayerId; readonly place: 1 | 2 };

/** Notes with whom somebody who left was a pair, and in which place of it. */
export const keepPartner = (db: Db, { inscription, partner, place }: Partner) =>
  db
    .updateTable('removed_inscriptions')
    .set({ partner_id: partner, pair_place: place })
    .where('inscription_id', '=', inscription)
    .execute();

/** The opens in which what one profile has becomes another's. */
export type MovingProfile = {
  readonly from: PlayerId;
  readonly to: PlayerId;
  readonly opens: readonly string[];
};

/** Those who left and whose partner was one profile have the other as partner once they are back. */
export const moveRemovedPartner = (db: Db, { from, to, opens }: MovingProfile) =>
  db
    .updateTable('removed_inscriptions')
    .from('inscriptions as entry')
    .set({ partner_id: to })
    .whereRef('entry.id', '=', 'inscription_id')
    .where('partner_id', '=', from)
    .where('entry.open_id', '=', sql<string>`any(${opens}::uuid[])`)
    .execute();

/** How a registration was before it ended, by whom and when, and with whom as a pair, in which place; and since when its side does not play, which a partner who is back may have begun. */
export async function removedInscription(db: Db, inscriptionId: string, now: Date) {
  const row = await db
    .selectFrom('removed_inscriptions as removed')
    .innerJoin('inscriptions as inscription', 'inscription.id', 'removed.inscription_id')
    .select(['removed.state', 'removed.checked_in_at', 'removed.removed_by', 'removed.removed_at'])
    .select(['removed.partner_id', 'removed.pair_place'])
    .select(sql<Date>`least(removed.removed_at, inscription.left_at)`.as('side_left_at'))
    .where('inscription.id', '=', inscriptionId)
    .where('removed.removed_at', '>', keptSince(now))
    .executeTakeFirst();
  return row && { ...row, isRecent: row.removed_at > since(now) };
}

/** Whether a player, or their pair, has a line in a group or bracket of an open. */
const isDrawn = (openId: ReturnType<typeof sql.ref>, playerId: ReturnType<typeof sql.ref>) =>
  sql<boolean>`exists (select from group_players line join phases on phases.id = line.phase_id
    where line.player_id = any (sides_of(${playerId})) and phases.open_id = ${openId})`;

/** The players who were removed from an open or left it, latest first, with what decides whether they can be put back. */
export const removedOfOpen = (db: Db, openId: string, now: Date) =>
  db
    .selectFrom('removed_inscriptions as removed')
    .innerJoin('inscriptions as inscription', 'inscription.id', 'removed.inscription_id')
    .innerJoin('players as player', 'player.id', 'inscription.player_id')
    .leftJoin('users as remover', 'remover.id', 'removed.removed_by')
    .where('inscription.open_id', '=', openId)
    .where('inscription.state', 'in', leftStates)
    .where('removed.removed_at', '>', keptSince(now))
    .where('player.erased_at', 'is', null)
    .select([
      'inscription.id',
      'inscription.player_id',
      'inscription.state',
      'player.name',
      'player.deleted_at',
      'player.guest_of',
      'removed.state as was',
      'removed.removed_at',
      'removed.removed_by',
      'remover.name as remover_name',
    ])
    .select(isDrawn(sql.ref('inscription.open_id'), sql.ref('inscription.player_id')).as('drawn'))
    .orderBy('removed.removed_at', 'desc')
    .orderBy('inscription.id')
    .execute();

/** Whether a player has a place in the draw of an open. */
export async function isPlayerDrawn(db: Db, openId: string, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('inscriptions as inscription')
    .select(isDrawn(sql.ref('inscription.open_id'), sql.ref('inscription.player_id')).as('drawn'))
    .where('inscription.open_id', '=', openId)
    .where('inscription.player_id', '=', playerId)
    .executeTakeFirst();
  return row?.drawn ?? false;
}

/** How a registration `inscription` was before this account ended it, less than a day ago. */
export const removedStateBy = (by: ReturnType<typeof sql.ref>, now: Date) =>
  sql<RegistrationState | null>`(select removed.state from removed_inscriptions removed
    where removed.inscription_id = inscription.id and removed.removed_by = ${by} and removed.removed_at > ${since(now)})`;

/** Forgets departures that can no longer be undone. */
export const forgetRemoved = (db: Db, now: Date) =>
  db.deleteFrom('removed_inscriptions').where('removed_at', '<', keptSince(now)).execute();

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
