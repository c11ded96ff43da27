import type { Db } from '#http/call.ts';
import { trustedOpen } from '#features/opens/reads.ts';
import { inTransaction } from '#http/transaction.ts';
import { mayCauseMail, queueMail } from '#jobs/outbox.ts';
import type { Jobs } from '#jobs/queue.ts';
import { sql } from 'kysely';
import { issueLink, wasSentLink } from '#features/inscriptions/links/tokens.ts';
import { dayInWords, recipients } from '#features/inscriptions/mails.ts';
import { inscriptions } from '#features/inscriptions/store.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Mails those who may answer an invitation, each with their own link, at most once a day, however often an organiser
 * invites. In an open that is not trusted, the mail has no text by its organiser, not even the open's name.
 */
export const mailInvitation =
  (publicUrl: () => string) =>
  (database: Db, now: Date, invited: Jobs['mailInvitation']): Promise<void> =>
    inTransaction(database, async (db) => {
      const invitation = await findInvitation(db, invited);
      if (!invitation) return;
      const { id, invited_by: causedBy } = invitation;
      for (const to of await recipients(db).where('inscription.id', '=', id).execute()) {
        const link = { inscriptionId: id, userId: to.id, purpose: 'answer' } as const;
        if (await wasSentLink(db, link, new Date(now.getTime() - day))) continue;
        if (causedBy !== null && !(await mayCauseMail(db, causedBy, now))) return;
        const token = await issueLink(db, { ...link, now });
        await queueMail(db, {
          to,
          kind: invitation.trusted ? 'invitedToPlay' : 'invitedToAnOpen',
          figures: {
            open: invitation.open,
            player: invitation.player,
            day: dayInWords(invitation.date_start, invitation.time_zone ?? 'Europe/Madrid', to.lang),
            link: `${publicUrl()}/registration/${token}`,
          },
          about: [invited.player],
          ...(causedBy !== null && { causedBy }),
        });
      }
    });

const findInvitation = (db: Db, { open, player }: Jobs['mailInvitation']) =>
  inscriptions(db)
    .leftJoin('venues as venue', 'venue.id', 'open.venue_id')
    .where('inscription.open_id', '=', open)
    .where('inscription.player_id', '=', player)
    .where('inscription.state', '=', 'invited')
    .select([
      'inscription.id',
      'inscription.invited_by',
      'open.name as open',
      'open.date_start',
      'player.name as player',
      'venue.time_zone',
      sql<boolean>`${trustedOpen(sql.ref('open.id'))}`.as('trusted'),
    ])
    .executeTakeFirst();
