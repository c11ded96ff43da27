import { editMatch, getMatch } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { logOf, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

/** The first round of a knockout of four: its two matches, the first on a table. */
async function twoMatches() {
  const { open } = await givenOpenInPlay(organiser, 4);
  await givenPhase(organiser, open._id, { number: 1, type: 'knockout' });
  const rows = await api.db
    .selectFrom('matches')
    .select('id')
    .where('open_id', '=', open._id)
    .where('state', '=', 'enrolled')
    .orderBy('number')
    .execute();
  const [one = '', two = ''] = rows.map(({ id }) => id);
  await putAt(one, 4);
  return { one, two };
}

async function putAt(id: string, table: number) {
  const { version } = await organiser.get(getMatch, { params: { id } });
  return organiser.call(editMatch, { params: { id }, version, body: { table } });
}

test('a match in play is not moved to a table where another one is played', async () => {
  const { one, two } = await twoMatches();
  await send(organiser, one, logOf([toss]));
  await send(organiser, two, logOf([toss]));
  expect(await putAt(two, 4)).toMatchObject({
    status: 409,
    body: { code: 'day.tableTaken', details: { table: 4, match: expect.stringContaining(' – ') } },
  });
  expect((await putAt(two, 5)).status).toBe(200);
});

test('a match that is not played yet is planned for a table where one is played', async () => {
  const { one, two } = await twoMatches();
  await send(organiser, one, logOf([toss]));
  expect((await putAt(two, 4)).status).toBe(200);
});
