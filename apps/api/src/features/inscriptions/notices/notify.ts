import type { LockedOpen } from '#features/opens/reads.ts';
import { peopleOf } from '#features/players/reads.ts';
import { timeZoneAt } from '#features/venues/reads.ts';
import type { Db } from '#http/call.ts';
import { queueMail } from '#jobs/outbox.ts';
import { issueLink } from '#features/inscriptions/links/tokens.ts';
import { dayInWords, recipients } from '#features/inscriptions/mails.ts';
import { addNotice } from './store.ts';

type Enrolled = {
  readonly inscriptionId: string;
  readonly playerId: string;
  readonly by: { readonly id: string };
  readonly now: Date;
};

/** Notifies a player's accounts that somebody else registered them: in the application, and by a mail with a link to leave. */
export const notifyEnrolled =
  (publicUrl: () => string) =>
  async (db: Db, open: LockedOpen, { inscriptionId, playerId, by, now }: Enrolled): Promise<void> => {
    const told = await recipients(db)
      .where('inscription.id', '=', inscriptionId)
      .where('account.id', '<>', by.id)
      .execute();
    if (told.length === 0) return;
    const player = (await peopleOf(db, [playerId])).get(playerId)?.name ?? '';
    const zone = await timeZoneAt(db, open.venue_id);
    for (const to of told) {
      await addNotice(db, {
        user_id: to.id,
        inscription_id: inscriptionId,
        enrolled_by: by.id,
        created_at: now,
      });
      const token = await issueLink(db, { inscriptionId, userId: to.id, purpose: 'leave', now });
      const figures = {
        open: open.name,
        player,
        day: dayInWords(open.date_start, zone, to.lang),
        link: `${publicUrl()}/registration/${token}`,
      };
      await queueMail(db, {
        to,
        kind: 'enrolledByOther',
        figures,
        about: [by.id, playerId],
        causedBy: by.id,
      });
    }
  };
