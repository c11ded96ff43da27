import { invitePlayer, type OpenPage } from '@topspin/contract';
import { mailInvitation } from '#features/inscriptions/invitations/mail.ts';
import type { Caller, TestApi } from './client.ts';

export const invite = (by: Caller, open: OpenPage, player_id: string) =>
  by.call(invitePlayer, { params: { id: open._id }, body: { player_id } });

const mailsOf = ({ db }: TestApi) => db.selectFrom('outbox').selectAll().orderBy('id').execute();
const tokenIn = (text: string) => /\/registration\/([\w-]+)/u.exec(text)?.[1] ?? '';

/** The last mail to an address. */
export const mailTo = async (api: TestApi, email: string) =>
  (await mailsOf(api)).findLast(({ to_address }) => to_address === email);

/** Runs the queued job of an invitation, and returns the tokens in the links that it mailed. */
export async function mailed(api: TestApi, open: OpenPage, player: string): Promise<string[]> {
  const before = new Set((await mailsOf(api)).map(({ id }) => id));
  await mailInvitation(() => 'http://topspin.test')(api.db, new Date(), { open: open._id, player });
  return (await mailsOf(api)).filter(({ id }) => !before.has(id)).map(({ body_text }) => tokenIn(body_text));
}

/** The state of a registration, undefined where there is none. */
export const stateOf = async ({ db }: TestApi, open: OpenPage, player: string) =>
  (
    await db
      .selectFrom('inscriptions')
      .select('state')
      .where('open_id', '=', open._id)
      .where('player_id', '=', player)
      .executeTakeFirst()
  )?.state;
