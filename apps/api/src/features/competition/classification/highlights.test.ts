import { correctResult, editOpen, getHighlights, getOpen, getPublicHighlights } from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult, groupsOf, threeNil } from '#testing/given-draw.ts';
import { logOf, points, send, setWon, toss } from '#testing/given-log.ts';
import { move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

/** A group of three in play. */
async function givenGroup() {
  const { open } = await givenOpenInPlay(organiser, 3);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const [group] = await groupsOf(organiser, phase);
  const ids = group?.matches.map(({ _id }) => _id) ?? [];
  return { id: open._id, ids };
}

const params = { id: '' };
let ids: string[];

/** Of three matches, one ends quickly; one is won 3-1 after 1-8 in its second set, with 21 points in a row; one is written from a sheet. */
beforeAll(async () => {
  ({ id: params.id, ids } = await givenGroup());
  const [quick = '', comeback = '', sheet = ''] = ids;
  /** 11-4, never behind. */
  const even = [4, 4, 3].flatMap((won) => [...points('b', won), ...points('a', won === 3 ? 0 : 2)]);
  const from1To8 = [...points('b', 8), ...points('a', 10)];
  await send(organiser, quick, logOf([toss, ...even, ...even, ...even]));
  await send(
    organiser,
    comeback,
    logOf([toss, ...setWon('b', 7), ...points('a', 1), ...from1To8, ...setWon('a'), ...setWon('a', 4)]),
  );
  await givenResult(organiser, sheet);
});

const forVisitors = () => api.get(getPublicHighlights, { params });
const nothing = { count: 0, first: [] };

test('there are no highlights before the open is finished', async () => {
  expect(await forVisitors()).toEqual({ comeback: nothing, streak: nothing, longest: nothing });
});

test('a finished open has its highlights, for visitors and for users', async () => {
  await move(organiser, params.id, 'finished');
  const highlights = await forVisitors();
  expect(highlights).toMatchObject({
    comeback: {
      count: 1,
      first: [
        {
          match: { _id: ids[1] },
          side: 'a',
          set: 2,
          deficit: 7,
          low: { a: 1, b: 8 },
          score: { a: 11, b: 8 },
        },
      ],
    },
    streak: { count: 1, first: [{ match: { _id: ids[1] }, side: 'a', points: 21 }] },
    longest: { count: 1, first: [{ match: { _id: ids[1] }, points: 63, duration: 620_000 }] },
  });
  const own = await organiser.get(getHighlights, { params });
  expect(own.comeback).toMatchObject({
    count: 1,
    first: [{ match: { _id: ids[1], round: null }, deficit: 7 }],
  });
  expect(own.comeback.first[0]?.match.a?.name).toBe(highlights.comeback.first[0]?.match.a?.name);
});

test('a player whose name changes has the new one in the highlights', async () => {
  const player = (await forVisitors()).streak.first[0]?.match.a?._id;
  await sql`update players set name = 'Jugador borrado' where id = ${player}`.execute(api.db);
  expect((await forVisitors()).streak.first[0]?.match.a?.name).toBe('Jugador borrado');
});

test('a result that was corrected by hand is no fold of its log, and has no highlight', async () => {
  const body = { sets: [...threeNil], reason: 'La mesa apuntó al revés' };
  await organiser.get(correctResult, { params: { id: ids[1] ?? '' }, body });
  const { comeback, longest } = await forVisitors();
  expect(comeback).toEqual(nothing);
  expect(longest.first[0]?.match._id).toBe(ids[0]);
});

test('an open whose results are hidden shows visitors none', async () => {
  const { version } = await organiser.get(getOpen, { params });
  await organiser.get(editOpen, { params, version, body: { public_results: false } });
  expect((await api.call(getPublicHighlights, { params })).status).toBe(404);
  expect((await organiser.get(getHighlights, { params })).longest.count).toBe(1);
});

test('an open that was written from sheets has no highlights', async () => {
  const { id, ids: matches } = await givenGroup();
  for (const match of matches) await givenResult(organiser, match);
  await move(organiser, id, 'finished');
  expect(await api.get(getPublicHighlights, { params: { id } })).toEqual({
    comeback: nothing,
    streak: nothing,
    longest: nothing,
  });
});
