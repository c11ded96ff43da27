import {
  correctResult,
  getGroup,
  getMatch,
  listPlayerRatings,
  putResult,
  type Match,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult, mirrored, threeNil } from '#testing/given-draw.ts';
import { logOf, send, setWon, toss } from '#testing/given-log.ts';
import { countersOf, ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi({ now: () => now });
const organiser = givenUser(api, 'Rosa Organizadora');
/** The server's clock, set by the tests. */
let now = new Date('2027-02-28T10:00:00Z');

let players: string[];
let matches: Match[];

beforeEach(async () => {
  now = new Date('2027-02-28T10:00:00Z');
  const given = await givenOpenInPlay(organiser, 4);
  players = given.players;
  const phase = await givenPhase(organiser, given.open._id, { number: 1, type: 'groups', groups_count: 1 });
  matches = (await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
});

/** Enters a result this many seconds after ten o'clock. */
const finishAt = async (match: Match | undefined, seconds: number, sets = threeNil) => {
  now = new Date(Date.parse('2027-02-28T10:00:00Z') + seconds * 1000);
  return givenResult(organiser, match?._id ?? '', sets);
};

const expectReplay = async () => {
  expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
  const { kept, replayed } = await countersOf(api.db);
  expect(kept).toEqual(replayed);
};

test('two beginners move 32 points each at their first match', async () => {
  const { rating_changes, a, b } = await finishAt(matches[0], 60);
  expect(rating_changes).toEqual(
    expect.arrayContaining([
      { player_id: a?._id, before: 1000, after: 1032 },
      { player_id: b?._id, before: 1000, after: 968 },
    ]),
  );
  await expectReplay();
});

test('a match that finished earlier and is written later is rated in its place', async () => {
  await finishAt(matches[0], 60);
  await finishAt(matches[2], 80, mirrored(threeNil));
  await finishAt(matches[4], 70);
  await finishAt(matches[5], 30);
  await expectReplay();
});

test('matches that finish at the same instant are rated by id', async () => {
  for (const match of matches) await finishAt(match, 120);
  await expectReplay();
});

test('matches that finish at once, with players in common, are all rated, in one order', async () => {
  await Promise.all(matches.map((match) => givenResult(organiser, match._id)));
  await expectReplay();
});

test('opens with the same players that end their matches at once leave one sequence of ratings', async () => {
  const { open } = await givenOpenInPlay(organiser, players, { name: 'Otro open' });
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const others = (await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
  await Promise.all([...matches, ...others].map((match) => givenResult(organiser, match._id)));
  await expectReplay();
});

test('an old result that is corrected moves what was played since, in other opens too', async () => {
  await finishAt(matches[0], 60);
  const { open } = await givenOpenInPlay(organiser, players, { name: 'El siguiente' });
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const later = (await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
  for (const [place, match] of later.entries()) await finishAt(match, 100 + place);
  const { consequences } = await organiser.get(correctResult, {
    params: { id: matches[0]?._id ?? '' },
    body: { reason: 'Al revés', sets: mirrored(threeNil) },
  });
  expect(consequences.ratings.length).toBeGreaterThan(2);
  await expectReplay();
});

test('results and points of many matches at once leave no one waiting for another', async () => {
  const log = logOf([toss, ...setWon('a'), ...setWon('b'), ...setWon('a'), ...setWon('a')]);
  const answers = await Promise.all([
    ...matches.slice(0, 3).map(({ _id }) =>
      send(
        organiser,
        _id,
        log.map((event) => ({ ...event, id: crypto.randomUUID() })),
      ),
    ),
    ...matches
      .slice(3)
      .map(({ _id }) => organiser.call(putResult, { params: { id: _id }, body: { sets: [...threeNil] } })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await expectReplay();
});

describe('a match taken back and finished again', () => {
  test('is rated once, as it ended', async () => {
    const events = [toss, ...setWon('a'), ...setWon('a'), ...setWon('a')];
    const id = matches[0]?._id ?? '';
    await send(organiser, id, logOf(events));
    await finishAt(matches[4], 90);
    now = new Date('2027-02-28T10:02:00Z');
    await send(organiser, id, logOf([{ type: 'undo' }], events.length));
    await expectReplay();
    expect((await organiser.get(getMatch, { params: { id } })).rating_changes).toEqual([]);
    await send(organiser, id, logOf([{ type: 'point', side: 'a' }], events.length + 1));
    await expectReplay();
  });
});

test('a player’s page has the ledger, newest first', async () => {
  await finishAt(matches[0], 60);
  const id = matches[0]?.a?._id ?? '';
  const other = matches.slice(1).find(({ a, b }) => [a?._id, b?._id].includes(id));
  await finishAt(other, 90);
  const { collection } = await organiser.get(listPlayerRatings, { params: { id } });
  expect(collection.map(({ match_id }) => match_id)).toEqual([other?._id, matches[0]?._id]);
  expect(collection[0]?.before).toBe(collection[1]?.after);
  expect(players).toContain(id);
});
