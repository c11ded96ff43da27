import { getOpen } from '@topspin/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult, groupsOf } from '#testing/given-draw.ts';
import { move } from '#testing/given-open.ts';
import { cleanUp } from '../../../clean-up.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

/** A bracket of four, played to its end. */
async function givenFinished(): Promise<string> {
  const { open } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout' });
  const [bracket] = await groupsOf(organiser, phase);
  for (const { _id } of bracket?.matches ?? []) await givenResult(organiser, _id);
  await move(organiser, open._id, 'finished');
  return open._id;
}

/** The stored rows, with the transactions that wrote them. */
const stored = async (openId: string) =>
  (
    await sql<{ readonly player_id: string; readonly position: number; readonly written: string }>`
      select player_id, position, xmin::text as written from open_results
      where open_id = ${openId} order by position, player_id`.execute(api.db)
  ).rows;

const withoutTransactions = async (openId: string) =>
  (await stored(openId)).map(({ player_id, position }) => ({ player_id, position }));

test('what was stored before everybody drawn had one position is classified again at night, and nothing else', async () => {
  const [lacking, holed, right, nobodyFirst] = [
    await givenFinished(),
    await givenFinished(),
    await givenFinished(),
    await givenFinished(),
  ];
  const wanted = await Promise.all([lacking, holed].map(withoutTransactions));
  expect(wanted[0]?.map(({ position }) => position)).toEqual([1, 2, 3, 3]);
  await api.db.deleteFrom('open_results').where('open_id', '=', lacking).where('position', '=', 2).execute();
  const change = (openId: string, from: number, position: number) =>
    api.db
      .updateTable('open_results')
      .set({ position })
      .where('open_id', '=', openId)
      .where('position', '=', from)
      .execute();
  await change(holed, 3, 4);
  await change(nobodyFirst, 1, 2);
  const others = await Promise.all([right, nobodyFirst].map(stored));

  await Promise.all([cleanUp(api.db, new Date()), cleanUp(api.db, new Date())]);
  expect(await Promise.all([lacking, holed].map(withoutTransactions))).toEqual(wanted);
  expect(await Promise.all([right, nobodyFirst].map(stored))).toEqual(others);
  const champions = async (id: string) => (await organiser.get(getOpen, { params: { id } })).champions.length;
  expect(await Promise.all([holed, nobodyFirst].map(champions))).toEqual([1, 0]);

  const settled = await Promise.all([lacking, holed].map(stored));
  await cleanUp(api.db, new Date());
  expect(await Promise.all([lacking, holed].map(stored))).toEqual(settled);
});
