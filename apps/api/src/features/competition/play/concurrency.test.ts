import {
  correctResult,
  getGroup,
  getMatch,
  getOpen,
  listInscriptions,
  putResult,
  removeInscription,
  transitionOpen,
  transitionPhase,
  type Group,
  type Phase,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import {
  givenOpenInPlay,
  givenPhase,
  givenResult,
  groupsOf,
  mirrored,
  threeNil,
} from '#testing/given-draw.ts';
import { logOf, send, setWon, toss } from '#testing/given-log.ts';
import { countersOf, ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

let openId: string;
let phase: Phase;
let bracket: Group;

const readMatches = async () => (await organiser.get(getGroup, { params: { id: bracket._id } })).matches;
const idAt = (place: number): string => bracket.matches[place]?._id ?? '';
const put = (id: string, sets = threeNil) =>
  organiser.call(putResult, { params: { id }, body: { sets: [...sets] } });
const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  openId = open._id;
  phase = await givenPhase(organiser, openId, { number: 1, type: 'knockout', best_of: 3, third_place: true });
  bracket = (await groupsOf(organiser, phase))[0] as Group;
});

/** The same race several times, since who wins is random. */
const rounds = [1, 2, 3, 4];

test('two semi-finals that end at once fill the final and the match for third place', async () => {
  const sets = threeNil.slice(0, 2);
  expect(statuses(await Promise.all([put(idAt(0), sets), put(idAt(1), sets)]))).toEqual([200, 200]);
  const [, , final, third] = await readMatches();
  expect([final?.state, third?.state]).toEqual(['enrolled', 'enrolled']);
});

test('one match has one result, however many give it at once', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => put(idAt(0), threeNil.slice(0, 2))));
  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  expect(statuses(answers).filter((status) => status === 409)).toHaveLength(4);
  expect((await organiser.get(getMatch, { params: { id: idAt(0) } })).rating_changes).toHaveLength(2);
});

test('the sheet and the last point at once: the first one counts, the other gets the error', async () => {
  const events = logOf([toss, ...setWon('a'), ...setWon('a')]);
  await send(organiser, idAt(0), events.slice(0, -1));
  const answers = await Promise.all([
    send(organiser, idAt(0), events.slice(-1)),
    put(idAt(0), mirrored(threeNil.slice(0, 2))),
  ]);
  expect(statuses(answers).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const match = await organiser.get(getMatch, { params: { id: idAt(0) } });
  expect(match.winner).toBe(match.from_sheet ? 'b' : 'a');
});

test.each(rounds)('a step back and the first event at once: one of them happens (%i)', async () => {
  const [moved, scored] = await Promise.all([
    organiser.call(transitionPhase, { params: { id: phase._id }, body: { to: 'groups' } }),
    send(organiser, idAt(0), logOf([toss])),
  ]);
  expect([
    [200, 404],
    [409, 200],
  ]).toContainEqual([moved.status, scored.status]);
});

test.each(rounds)('an open never finishes with a result that is being taken back (%i)', async () => {
  for (const place of [0, 1, 3]) {
    const { matches } = await organiser.get(getGroup, { params: { id: bracket._id } });
    if (matches[place]?.state === 'enrolled') await givenResult(organiser, idAt(place), threeNil.slice(0, 2));
  }
  const final = (await readMatches()).find(({ state }) => state === 'enrolled')?._id ?? '';
  const events = logOf([toss, ...setWon('a'), ...setWon('a'), { type: 'undo' }]);
  await send(organiser, final, events.slice(0, -1));
  const [finished, undone] = await Promise.all([
    organiser.call(transitionOpen, { params: { id: openId }, body: { to: 'finished' } }),
    send(organiser, final, events.slice(-1)),
  ]);
  expect([finished.status, undone.status]).toContainEqual(200);
  const open = await organiser.get(getOpen, { params: { id: openId } });
  const match = await organiser.get(getMatch, { params: { id: final } });
  expect([open.state, match.state]).toEqual(
    finished.status === 200 ? ['finished', 'finished'] : ['active', 'inPlay'],
  );
});

describe('everything at once', () => {
  test.each(rounds)('ends without a failure, and ratings are a replay from zero (%i)', async () => {
    const sets = threeNil.slice(0, 2);
    await givenResult(organiser, idAt(0), sets);
    const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
    const leaving = collection.find(({ player }) => player?._id === bracket.matches[1]?.a?._id);
    const answers = await Promise.all([
      organiser.call(correctResult, {
        params: { id: idAt(0) },
        body: { reason: 'Al revés', sets: mirrored(sets), begun_next: 'replay' },
      }),
      organiser.call(removeInscription, { params: { id: openId, inscription_id: leaving?._id ?? '' } }),
      put(idAt(1), sets),
      send(organiser, idAt(1), logOf([toss])),
      organiser.call(transitionPhase, { params: { id: phase._id }, body: { to: 'groups' } }),
      organiser.call(transitionOpen, { params: { id: openId }, body: { to: 'finished' } }),
    ]);
    for (const status of statuses(answers)) expect(status).toBeLessThan(500);
    expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
    const { kept, replayed } = await countersOf(api.db);
    expect(kept).toEqual(replayed);
  });
});
