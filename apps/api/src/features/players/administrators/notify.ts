import { sql } from 'kysely';
import type { Call, Db } from '#http/call.ts';
import { queueMail } from '#jobs/outbox.ts';

/** The accounts of those who look after a player, and of the player. */
const accountsOf = (db: Db, playerId: string) =>
  db
    .selectFrom('users as account')
    .innerJoin('players as player', (join) => join.on('player.id', '=', playerId))
    .where((row) =>
      row.or([
        row('account.id', '=', row.ref('player.user_id')),
        row(
          'account.id',
          'in',
          row
            .selectFrom('player_administrators')
            .select('player_administrators.user_id')
            .where('player_administrators.player_id', '=', playerId),
        ),
      ]),
    )
    .where('account.erased_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .select(['account.id', 'account.name', 'account.email', 'account.lang', 'player.name as player_name'])
    .select(sql<boolean>`account.id is not distinct from player.user_id`.as('own'))
    .orderBy('account.id')
    .execute();

/**
 * Mails everybody who looks after a player, and the player, except the one who acts. The mail names nobody but the player:
 * the page it leads to shows who did what, and ends an access.
 */
export async function notifyAll(
  { db, user }: Pick<Call, 'db' | 'user'>,
  playerId: string,
  {
    kind,
    publicUrl,
  }: {
    readonly kind: 'administratorAdded' | 'ageChanged' | 'contactChanged' | 'profileTaken';
    readonly publicUrl: () => string;
  },
): Promise<void> {
  for (const { player_name: player, own, ...to } of await accountsOf(db, playerId)) {
    if (to.id === user.id) continue;
    const page = own ? `players/${playerId}` : `user-management/players/${playerId}`;
    const figures = { player, link: `${publicUrl()}/${page}` };
    await queueMail(db, { to, kind, figures, about: [playerId] });
  }
}
