import type { LockedOpen } from '#features/opens/reads.ts';
import { trustedOpen } from '#features/opens/reads.ts';
import type { PartnerTold } from '#features/inscriptions/context.ts';
import { whoAnswers } from '#features/inscriptions/mails.ts';
import type { Db } from '#http/call.ts';
import { inTransaction } from '#http/transaction.ts';
import { mayCauseMail, queueMail, wasMailed, type Mail } from '#jobs/outbox.ts';
import type { Jobs } from '#jobs/queue.ts';
import { sql } from 'kysely';

type PublicUrl = () => string;

const linkTo = (publicUrl: PublicUrl, openId: string): string =>
  `${publicUrl()}/single-open/${openId}/inscription`;

/**
 * Mails those who answer for somebody who is asked to be a partner, once a day for each who asks. Where the open is not trusted, the mail
 * has no text by others, not even a name.
 */
export const mailPartner =
  (publicUrl: PublicUrl) =>
  (database: Db, now: Date, { asking }: Jobs['mailPartner']): Promise<void> =>
    inTransaction(database, async (db) => {
      const asked = await findPending(db, asking);
      if (!asked) return;
      const { player_id, partner_id, invited_by: causedBy } = asked;
      const figures = {
        open: asked.open,
        player: asked.partner,
        partner: asked.player,
        link: linkTo(publicUrl, asked.open_id),
      };
      for (const to of await whoAnswers(db).where('player.id', '=', partner_id).execute()) {
        if (causedBy !== null && !(await mayCauseMail(db, causedBy))) return;
        const mail: Mail = {
          to,
          kind: asked.trusted ? 'partnerAsked' : 'partnerAskedPlainly',
          figures,
          about: [player_id, partner_id],
          ...(causedBy !== null && { causedBy }),
        };
        if (to.id !== causedBy && !(await wasMailed(db, mail, now))) await queueMail(db, mail);
      }
    });

const findPending = (db: Db, id: string) =>
  db
    .selectFrom('partner_invitations as asking')
    .innerJoin('players as player', 'player.id', 'asking.player_id')
    .innerJoin('players as partner', 'partner.id', 'asking.partner_id')
    .innerJoin('opens as open', 'open.id', 'asking.open_id')
    .where('asking.id', '=', id)
    .where('asking.state', '=', 'pending')
    .where('open.deleted_at', 'is', null)
    .select(['asking.player_id', 'asking.partner_id', 'asking.invited_by', 'asking.open_id'])
    .select(['open.name as open', 'player.name as player', 'partner.name as partner'])
    .select(sql<boolean>`${trustedOpen(sql.ref('open.id'))}`.as('trusted'))
    .executeTakeFirst();

/**
 * Tells those who answer for a player what became of their pair, or of asking for it, except who did it. That a pair of an open is over they
 * read once a day, however often it is made again; each time, if they read that it was made again.
 */
export const tellPartner =
  (publicUrl: PublicUrl) =>
  async (
    db: Db,
    open: LockedOpen,
    { news, to: player, about: other, by, now }: PartnerTold,
  ): Promise<void> => {
    const people = news === 'partnerGone' ? [player] : [player, other];
    const names = await db.selectFrom('players').select(['id', 'name']).where('id', 'in', people).execute();
    const nameOf = (id: string) => names.find((one) => one.id === id)?.name ?? '';
    const mail = {
      kind: news,
      figures: {
        open: open.name,
        player: nameOf(player),
        partner: nameOf(other),
        link: linkTo(publicUrl, open.id),
      },
      about: [...people, open.id],
      // With an account that is erased the mails that it caused are too, and this one is to stay.
      ...(news !== 'partnerGone' && { causedBy: by }),
    };
    const told = whoAnswers(db).where('player.id', '=', player).where('account.id', '<>', by);
    for (const to of await told.execute())
      if (news !== 'partnerLeft' || !(await wasMailed(db, { ...mail, to }, now, ['pairMade', 'pairWaits'])))
        await queueMail(db, { ...mail, to });
  };
