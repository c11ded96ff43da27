import type { listUnsentMails } from '@topspin/contract';
import { sql } from 'kysely';
import type { Call } from '#http/call.ts';
import { day } from '#http/durations.ts';

/** About somebody's registration. Of an invitation or an offer, a failure would reveal that there is an account. */
const kinds = ['enrolledByOther', 'enrolledSeveral', 'openCanceled'] as const;

const shown = 50;

/** Mails that the caller caused in the last three days and that the mail server refused more than once. */
export async function readUnsent({ db, user, now }: Call<typeof listUnsentMails>) {
  const rows = await db
    .selectFrom('outbox')
    .where('caused_by', '=', user.id)
    .where('created_at', '>', new Date(now.getTime() - 3 * day))
    .where('kind', 'in', kinds)
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('attempts', '>', 1)
    .select(['id', 'subject', 'created_at'])
    .select(
      sql<string[]>`array(select player.name from players player
        where player.id = any(outbox.about) and player.erased_at is null order by player.name)`.as('players'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute();
  return {
    collection: rows.map(({ id, subject, players, created_at: at }) => ({
      _id: id,
      subject,
      players,
      created_at: at.toISOString(),
    })),
  };
}
