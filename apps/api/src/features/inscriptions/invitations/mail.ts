import { usualTimeZone } from '@topspin/contract';
import type { Db } from '#http/call.ts';
import { trustedOpen } from '#features/opens/reads.ts';
import { inTransaction } from '#http/transaction.ts';
import { mayCauseMail, queueMail, type Mail } from '#jobs/outbox.ts';
import type { Jobs } from '#jobs/queue.ts';
import { sql } from 'kysely';
import { issueLink, wasSentLink } from '#features/inscriptions/links/tokens.ts';
import { concerned, dayInWords, namesOf, recipients, type Concerned } from '#features/inscriptions/mails.ts';
import { day } from '#http/durations.ts';

/** Mails those who may answer the invitation of one player. */
export const mailInvitation = (publicUrl: () => string) => {
  const mail = mailInvitations(publicUrl);
  return (database: Db, now: Date, { open, player }: Jobs['mailInvitation']): Promise<void> =>
    mail(database, now, { open, players: [player] });
};

/**
 * Mails those who may answer invitations: each account once, with its own link, or where it answers for several players to the
 * application; at most once a day for each player, however often an organiser invites. In an open that is not trusted, the mail has no
 * text by its organiser, not even the open's name.
 */
export const mailInvitations =
  (publicUrl: () => string) =>
  (database: Db, now: Date, { open, players }: Jobs['mailInvitations']): Promise<void> =>
    inTransaction(database, async (db) => {
      const invited = await findInvitation(db, open);
      if (!invited) return;
      const told = await recipients(db)
        .where('inscription.open_id', '=', open)
        .where('inscription.player_id', 'in', players)
        .where('inscription.state', '=', 'invited')
        .select(concerned.as('concerned'))
        .select(sql<string | null>`min(inscription.invited_by::text)`.as('invited_by'))
        .execute();
      for (const { concerned: theirs, invited_by: causedBy, ...to } of told) {
        const fresh = await notSentYet(db, theirs, to.id, now);
        const [first] = fresh;
        if (!first) continue;
        if (causedBy !== null && !(await mayCauseMail(db, causedBy))) return;
        const tokens: string[] = [];
        for (const { inscription_id: inscriptionId } of fresh)
          tokens.push(await issueLink(db, { inscriptionId, userId: to.id, purpose: 'answer', now }));
        const figures = {
          open: invited.open,
          day: dayInWords(invited.date_start, invited.time_zone ?? usualTimeZone, to.lang),
        };
        const mail: Omit<Mail, 'kind' | 'figures'> = {
          to,
          about: fresh.map(({ player_id }) => player_id),
          ...(causedBy !== null && { causedBy }),
        };
        if (fresh.length > 1) {
          const several = { ...figures, players: namesOf(fresh), link: `${publicUrl()}/user-management` };
          await queueMail(db, { ...mail, kind: 'invitedSeveral', figures: several });
        } else {
          const one = { ...figures, player: first.name, link: `${publicUrl()}/registration/${tokens[0]}` };
          const kind = invited.trusted ? 'invitedToPlay' : 'invitedToAnOpen';
          await queueMail(db, { ...mail, kind, figures: one });
        }
      }
    });

/** The invitations that an account was not mailed about within a day. */
async function notSentYet(
  db: Db,
  theirs: readonly Concerned[],
  userId: string,
  now: Date,
): Promise<readonly Concerned[]> {
  const fresh: Concerned[] = [];
  for (const one of theirs) {
    const link = { inscriptionId: one.inscription_id, userId, purpose: 'answer' } as const;
    if (!(await wasSentLink(db, link, new Date(now.getTime() - day)))) fresh.push(one);
  }
  return fresh;
}

const findInvitation = (db: Db, open: string) =>
  db
    .selectFrom('opens as open')
    .leftJoin('venues as venue', 'venue.id', 'open.venue_id')
    .where('open.id', '=', open)
    .where('open.deleted_at', 'is', null)
    .select(['open.name as open', 'open.date_start', 'venue.time_zone'])
    .select(sql<boolean>`${trustedOpen(sql.ref('open.id'))}`.as('trusted'))
    .executeTakeFirst();
