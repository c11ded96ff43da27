import { type Group, getGroup, listMatchesBefore } from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { logOf, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenPlayerAccount(api, 'Nadie');
let matches: Group['matches'];

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  ({ matches } = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } }));
  await api.db.updateTable('matches').set({ table_number: null }).where('open_id', '=', open._id).execute();
});

const idOf = (number: number) => matches.find((match) => match.number === number)?._id ?? '';
const before = async (number: number, by: Caller = organiser) =>
  (await by.get(listMatchesBefore, { params: { id: idOf(number) } })).collection;

test('a match whose turn it is has none before it; a later one those that are not played', async () => {
  expect(await before(1)).toEqual([]);
  const [first] = matches;
  expect(await before(2)).toEqual([
    {
      match_id: first?._id,
      reason: 'earlier',
      a: first?.a?.name,
      b: first?.b?.name,
      player: null,
      table: null,
    },
  ]);
});

test('a player who is still in another match is named', async () => {
  await send(organiser, idOf(1), logOf([toss]));
  const [first] = matches;
  const later = matches.find(({ number, a, b }) => number > 1 && [a?._id, b?._id].includes(first?.a?._id));
  expect(await before(later?.number ?? 0)).toContainEqual(
    expect.objectContaining({ match_id: first?._id, reason: 'playing', player: first?.a?.name }),
  );
});

test('a match that has begun is not asked about', async () => {
  await send(organiser, idOf(2), logOf([toss]));
  expect(await before(2)).toEqual([]);
});

test('only those who may score it read them', async () => {
  const asked = await stranger.call(listMatchesBefore, { params: { id: idOf(1) } });
  expect(asked.status).toBeGreaterThanOrEqual(403);
});
