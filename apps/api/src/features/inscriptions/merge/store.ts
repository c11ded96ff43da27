import type { RegistrationState } from '@topspin/engine';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '#http/call.ts';
import { moveRemovedPartner, type MovingProfile } from '#features/inscriptions/removed-store.ts';

/** The opens that a profile is in, and whether another profile is in them too. */
export const opensOfBoth = (db: Db, merged: string, kept: string) =>
  db
    .selectFrom('opens as open')
    .leftJoin('inscriptions as own', (join) =>
      join.onRef('own.open_id', '=', 'open.id').on('own.player_id', '=', merged),
    )
    .select(['open.id', 'open.name', 'own.state'])
    .select([
      sql<boolean>`exists (select from inscriptions other where other.open_id = open.id
        and other.player_id = ${kept}::uuid)`.as('shared'),
      sql<RegistrationState | null>`(select other.state from inscriptions other where other.open_id = open.id
        and other.player_id = ${kept}::uuid)`.as('kept_state'),
      sql<boolean>`exists (select from matches m where m.open_id = open.id
        and ${kept}::uuid = any (people_of_match(m)))`.as('kept_drawn'),
      sql<boolean>`exists (select from matches m where m.open_id = open.id
        and ${merged}::uuid = any (people_of_match(m)))`.as('drawn'),
      sql<boolean>`exists (select from matches m where m.open_id = open.id
        and (m.player_a = any (sides_of(${merged}::uuid)) and m.player_b = any (sides_of(${kept}::uuid))
          or m.player_b = any (sides_of(${merged}::uuid)) and m.player_a = any (sides_of(${kept}::uuid))))`.as(
        'met',
      ),
    ])
    .where(sql<SqlBool>`open.id in (select open_id from inscriptions where player_id = ${merged}::uuid
      union select open_id from unnest(sides_of(${merged}::uuid)) side join matches on player_a = side
      union select open_id from unnest(sides_of(${merged}::uuid)) side join matches on player_b = side
      union select open_id from matches where umpire_id = ${merged}::uuid)`)
    .orderBy('open.date_start')
    .orderBy('open.id')
    .execute();

export type OpenOfBoth = Awaited<ReturnType<typeof opensOfBoth>>[number];

/** Gives a player's registrations in these opens, and their places in pairs, also in those that a restored partner would make again, to another profile. */
export async function moveRegistrations(db: Db, { from, to, opens }: MovingProfile): Promise<void> {
  const inOpens = sql<string>`any(${opens}::uuid[])`;
  for (const table of ['inscriptions', 'side_members'] as const)
    await db
      .updateTable(table)
      .set({ player_id: to })
      .where('player_id', '=', from)
      .where('open_id', '=', inOpens)
      .execute();
  await moveRemovedPartner(db, { from, to, opens });
}
