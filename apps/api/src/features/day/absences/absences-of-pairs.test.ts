import { callMatch, getOpenDay, noteAbsence, returnToQueue, type Day, type Pair } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Fina Fija');

let openId = '';
let dayId = '';
let pair: Pair;
beforeEach(async () => {
  const { open, pairs } = await givenMixedDoubles(organiser, 3);
  openId = open._id;
  [pair] = pairs as [Pair, ...Pair[]];
  await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
  dayId = (await day())._id;
});

const day = (): Promise<Day> => organiser.get(getOpenDay, { params: { id: openId } });
const say = (player: string, absent: boolean) =>
  organiser.call(noteAbsence, { params: { id: dayId, player_id: player }, body: { absent } });
const sidesOf = ({ matches }: Day) =>
  matches.flatMap(({ a, b }) => [a, b]).filter((side) => side?._id === pair._id);
/** The names of the people of the pair who are not in the hall, in each of its matches. */
const absentIn = (shown: Day) =>
  sidesOf(shown).map((side) =>
    side?.members?.flatMap(({ name, absent_since: since }) => (since === undefined ? [] : [name])),
  );

describe('one of a pair who is not in the hall', () => {
  test('is named by all matches of the pair, which wait until they are back', async () => {
    const side = sidesOf(await day())[0];
    expect(side?.members?.map(({ _id, name }) => ({ _id, name }))).toEqual(
      pair.members.map(({ _id, name }) => ({ _id, name })),
    );
    const [, other] = side?.members ?? [];
    expect((await say(other?._id ?? '', true)).status).toBe(204);
    const shown = await day();
    expect(absentIn(shown)).toEqual([['Leo Ros'], ['Leo Ros']]);
    expect(sidesOf(shown).every((one) => one?.absent_since === undefined)).toBe(true);
    expect(shown.queue.flatMap(({ waits }) => waits)).toEqual([
      { code: 'absent', person: 'Leo Ros' },
      { code: 'absent', person: 'Leo Ros' },
    ]);
    expect((await say(other?._id ?? '', false)).status).toBe(204);
    expect((await day()).queue.every(({ ready }) => ready)).toBe(true);
  });

  test('is both, if a called match goes back because the pair has not come', async () => {
    const match = (await day()).matches.find(({ a }) => a?._id === pair._id);
    const side = match ? 'a' : 'b';
    const id = (match ?? (await day()).matches.find(({ b }) => b?._id === pair._id))?._id ?? '';
    const { _id: call } = await organiser.get(callMatch, {
      params: { id: dayId },
      body: { match_id: id, table: 1 },
    });
    const { absent } = await organiser.get(returnToQueue, {
      params: { id: dayId, call_id: call },
      query: { absent: side },
    });
    expect(absent.map(({ name }) => name)).toEqual(['Ana Gil', 'Leo Ros']);
    expect(absentIn(await day())).toEqual([
      ['Ana Gil', 'Leo Ros'],
      ['Ana Gil', 'Leo Ros'],
    ]);
  });
});
