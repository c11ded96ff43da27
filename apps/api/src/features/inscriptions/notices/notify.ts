import { isOpenOver } from '@topspin/engine';
import type { LockedOpen } from '#features/opens/reads.ts';
import { timeZoneAt } from '#features/venues/reads.ts';
import type { Db } from '#http/call.ts';
import { queueMail, type Mail } from '#jobs/outbox.ts';
import { issueLink } from '#features/inscriptions/links/tokens.ts';
import { concerned, dayInWords, namesOf, recipients } from '#features/inscriptions/mails.ts';
import { addNotices } from './store.ts';

type Enrolled = {
  readonly inscriptions: readonly string[];
  readonly by: { readonly id: string };
  readonly now: Date;
};

/**
 * Notifies the accounts of players that somebody else registered them: in the application, and by a mail with a link to leave, unless the
 * open is over, as one that came as a file may be. Who answers for several of them gets one mail, which leads to the application.
 */
export const notifyEnrolled =
  (publicUrl: () => string) =>
  async (db: Db, open: LockedOpen, { inscriptions, by, now }: Enrolled): Promise<void> => {
    if (inscriptions.length === 0) return;
    const told = await recipients(db)
      .where('inscription.id', 'in', inscriptions)
      .where('account.id', '<>', by.id)
      .select(concerned.as('concerned'))
      .execute();
    if (told.length === 0) return;
    await addNotices(
      db,
      told.flatMap(({ id, concerned: theirs }) =>
        theirs.map(({ inscription_id }) => ({
          user_id: id,
          inscription_id,
          enrolled_by: by.id,
          created_at: now,
        })),
      ),
    );
    if (isOpenOver(open.state)) return;
    const zone = await timeZoneAt(db, open.venue_id);
    for (const { concerned: theirs, ...to } of told) {
      const [first] = theirs;
      if (!first) continue;
      const figures = { open: open.name, day: dayInWords(open.date_start, zone, to.lang) };
      const mail: Omit<Mail, 'kind' | 'figures'> = {
        to,
        about: [by.id, ...theirs.map(({ player_id }) => player_id)],
        causedBy: by.id,
      };
      if (theirs.length > 1) {
        const several = { ...figures, players: namesOf(theirs), link: `${publicUrl()}/user-management` };
        await queueMail(db, { ...mail, kind: 'enrolledSeveral', figures: several });
        continue;
      }
      const link = { inscriptionId: first.inscription_id, userId: to.id, purpose: 'leave', now } as const;
      const address = `${publicUrl()}/registration/${await issueLink(db, link)}`;
      const one = { ...figures, player: first.name, link: address };
      await queueMail(db, { ...mail, kind: 'enrolledByOther', figures: one });
    }
  };
