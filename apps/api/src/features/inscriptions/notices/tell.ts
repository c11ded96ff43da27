import type { LockedOpen } from '#features/opens/reads.ts';
import { timeZoneAt } from '#features/venues/reads.ts';
import type { Db } from '#http/call.ts';
import { queueMail } from '#jobs/outbox.ts';
import { issueLink } from '#features/inscriptions/links/tokens.ts';
import { concerned, dayInWords, recipients } from '#features/inscriptions/mails.ts';
import { byOthers, inscriptions } from '#features/inscriptions/store.ts';
import { addNotices } from './store.ts';

type About = {
  readonly inscriptionId: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly now: Date;
  /** What the organiser wrote, quoted as theirs; null where the registration has ended. */
  readonly message: string | null;
};

/** Tells those who answer for a player that an organiser ended the registration, or what an organiser wrote to them; how many are told. */
export const tellFamily =
  (publicUrl: () => string) =>
  async (db: Db, open: LockedOpen, { inscriptionId, by, now, message }: About): Promise<number> => {
    const told = await recipients(db)
      .where('inscription.id', '=', inscriptionId)
      .where('account.id', '<>', by.id)
      .select(concerned.as('concerned'))
      .execute();
    if (told.length === 0) return 0;
    const enrolledBy = message === null ? by.id : await enrollerOf(db, inscriptionId);
    await addNotices(
      db,
      told.map(({ id }) => ({
        user_id: id,
        inscription_id: inscriptionId,
        enrolled_by: enrolledBy,
        created_at: now,
        message,
        message_by: message === null ? null : by.id,
      })),
    );
    const zone = await timeZoneAt(db, open.venue_id);
    for (const { concerned: theirs, ...to } of told) {
      const [one] = theirs;
      if (!one) continue;
      const day = dayInWords(open.date_start, zone, to.lang);
      const figures = { open: open.name, day, player: one.name, organiser: by.name };
      const mail = { to, about: [by.id, one.player_id], causedBy: by.id };
      if (message === null) {
        const link = `${publicUrl()}/user-management`;
        await queueMail(db, { ...mail, kind: 'removedByOther', figures: { ...figures, link } });
        continue;
      }
      const token = await issueLink(db, { inscriptionId, userId: to.id, purpose: 'leave', now });
      const link = `${publicUrl()}/registration/${token}`;
      await queueMail(db, { ...mail, kind: 'organiserWrote', figures: { ...figures, message, link } });
    }
    return told.length;
  };

/** The name of whoever registered the player; null if it was the player or somebody who looks after them. */
async function enrollerOf(db: Db, inscriptionId: string): Promise<string | null> {
  const row = await inscriptions(db)
    .where('inscription.id', '=', inscriptionId)
    .where(byOthers)
    .select('inscription.registered_by')
    .executeTakeFirst();
  return row?.registered_by ?? null;
}
