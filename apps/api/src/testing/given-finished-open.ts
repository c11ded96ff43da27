import type { BodyOf, createOpen } from '@topspin/contract';
import type { Caller, TestApi } from './client.ts';
import { givenPhase, playAll } from './given-draw.ts';
import { givenEnrolled, givenOpen, move } from './given-open.ts';

/** An open of one group that was played to its end: each player beats those named later. Returns its id. */
export async function givenFinishedOpen(
  api: Pick<TestApi, 'db'>,
  organiser: Caller,
  { players, ...body }: Partial<BodyOf<typeof createOpen>> & { readonly players: readonly string[] },
): Promise<string> {
  const open = await givenOpen(organiser, body);
  for (const player of players) await givenEnrolled(organiser, open._id, player);
  await move(organiser, open._id, 'registrationClosed');
  await move(organiser, open._id, 'reception');
  await api.db
    .updateTable('inscriptions')
    .set({ state: 'present', checked_in_at: new Date() })
    .where('open_id', '=', open._id)
    .execute();
  await move(organiser, open._id, 'active');
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  await playAll(organiser, phase.groups[0]?._id ?? '', players);
  await move(organiser, open._id, 'finished');
  return open._id;
}
