import { correctResult, getGroup, listPhases, putResult, type Group } from '@topspin/contract';
import { otherSide, randomFrom, randomInteger, type Random, type Side } from '@topspin/engine';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, mirrored, threeNil } from '#testing/given-draw.ts';
import { logOf, send, setWon, toss } from '#testing/given-log.ts';
import { countersOf, ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

type BracketMatch = Group['matches'][number];

const steps = 45;

/** Actions on a bracket in any order: results, points, undos, walkovers, corrections. */
test.each(['uno', 'dos', 'tres', 'cuatro'])(
  'a bracket stays whole whatever is done to it (%s)',
  async (seed) => {
    const { open } = await givenOpenInPlay(organiser, 7);
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout', third_place: true });
    const id = phase.groups[0]?._id ?? '';
    const random = randomFrom(seed);
    const read = async () => (await organiser.get(getGroup, { params: { id } })).matches;
    for (let step = 0; step < steps; step += 1) {
      const matches = await read();
      const status = await doSomething(
        matches[randomInteger(matches.length, random)] as BracketMatch,
        random,
      );
      expect(status).toBeLessThan(500);
    }
    expectWhole(await read());
    expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
    const { kept, replayed } = await countersOf(api.db);
    expect(kept).toEqual(replayed);
    const { collection } = await organiser.get(listPhases, { params: { id: open._id } });
    const over = (await read()).every(({ state }) => state === 'finished');
    expect(collection[0]?.state).toBe(over ? 'finished' : 'matches');
  },
);

async function doSomething(match: BracketMatch, random: Random): Promise<number> {
  const params = { id: match._id };
  const sets = random() < 0.5 ? [...threeNil] : mirrored(threeNil);
  const winner = random() < 0.7 ? (random() < 0.5 ? 'a' : 'b') : null;
  const begun_next = (['replay', 'void', undefined] as const)[randomInteger(3, random)];
  const choice = begun_next && { begun_next };
  const reason = 'Se apuntó mal';
  const actions = [
    () => organiser.call(putResult, { params, body: { sets } }),
    () => organiser.call(putResult, { params, body: { outcome: 'walkover', sets: [], winner } }),
    () => organiser.call(correctResult, { params, body: { reason, sets, ...choice } }),
    () => organiser.call(correctResult, { params, body: { preview: true, sets } }),
    () => scoreAll(match, random() < 0.5 ? 'a' : 'b'),
    () => undoLast(match),
  ];
  const action = actions[randomInteger(actions.length, random)];
  return (await action?.())?.status ?? 0;
}

const scoreAll = (match: BracketMatch, by: Side) =>
  send(
    organiser,
    match._id,
    logOf([toss, ...setWon(by, 3), ...setWon(otherSide(by)), ...setWon(by), ...setWon(by)]),
  );

async function undoLast(match: BracketMatch) {
  const { last_seq } = await api.db
    .selectFrom('matches')
    .select('last_seq')
    .where('id', '=', match._id)
    .executeTakeFirstOrThrow();
  return send(organiser, match._id, logOf([{ type: 'undo' }], last_seq));
}

/** Checks that winners are where they belong, and that the state of each match follows from its players. */
function expectWhole(matches: readonly BracketMatch[]): void {
  const byId = new Map(matches.map((match) => [match._id, match]));
  for (const { state, winner, a, b, next } of matches) {
    const through = winner === null ? null : winner === 'a' ? a : b;
    const target = next && byId.get(next.match_id);
    if (target) expect(target[next.side]?._id ?? null).toBe(through?._id ?? null);
    if (state === 'enrolled' || state === 'inPlay') expect(a && b).toBeTruthy();
    if (state === 'waiting') expect(a && b).toBeNull();
  }
}
