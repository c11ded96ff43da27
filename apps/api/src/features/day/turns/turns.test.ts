import {
  callAgain,
  callMatch,
  getGroup,
  getOpenDay,
  listTurns,
  putDaySettings,
  returnToQueue,
  type PlayerTurns,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { statementsOf } from '#testing/statements.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenUser(api, 'Desconocido');
let openId = '';
let groupId = '';

/** All players of the open are looked after by its organiser. */
beforeAll(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  openId = open._id;
  const phase = await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
  groupId = phase.groups[0]?._id ?? '';
});

const settings = {
  rest_minutes: 5,
  long_rest_minutes: 10,
  second_call_minutes: 3,
  third_call_minutes: 5,
  umpire_rules: ['resting' as const],
  rounds_together: false,
  automatic: true,
};

const turns = async (): Promise<PlayerTurns[]> => (await organiser.get(listTurns)).collection;
const matches = async () => (await organiser.get(getGroup, { params: { id: groupId } })).matches;
const turnOf = async (player: string | undefined, role: 'play' | 'umpire') =>
  (await turns()).find((one) => one.player._id === player)?.turns.find((turn) => turn.role === role);

describe('the turns of those whom an account looks after', () => {
  test('say who plays and umpires next, and after how many matches', async () => {
    const [first, second] = await matches();
    expect(await turns()).toHaveLength(4);
    expect(await turnOf(first?.a?._id, 'play')).toMatchObject({
      state: 'due',
      before: 0,
      match: { _id: first?._id, a: { name: first?.a?.name } },
    });
    expect(await turnOf(first?.umpire?._id, 'umpire')).toMatchObject({ state: 'due' });
    expect(await turnOf(second?.a?._id, 'play')).toMatchObject({
      state: 'queued',
      before: 1,
      certain: true,
      depends: [
        {
          match_id: first?._id,
          why: 'earlier',
          a: first?.a?.name,
          b: first?.b?.name,
          table: null,
          state: 'enrolled',
        },
      ],
    });
  });

  test('read the hall once for all who ask, until something in it changes', async () => {
    const [first] = await matches();
    // Until somebody begins the day, it is looked for each time.
    await turns();
    expect(await statementsOf(turns)).toHaveLength(2);
    await organiser.get(getOpenDay, { params: { id: openId } });
    await turns();
    expect(await statementsOf(turns)).toHaveLength(1);
    await api.db
      .updateTable('players')
      .set({ name: 'Otra Persona' })
      .where('id', '=', first?.a?._id ?? '')
      .execute();
    expect(await statementsOf(turns)).toHaveLength(2);
    expect((await turnOf(first?.a?._id, 'play'))?.match.a?.name).toBe('Otra Persona');
  });

  test('move on with each result, and end with the last', async () => {
    const [first, second] = await matches();
    await givenResult(organiser, first?._id ?? '');
    expect(await turnOf(second?.a?._id, 'play')).toMatchObject({ state: 'due', before: 0 });
    expect((await turns()).map(({ over }) => over)).toEqual([false, false, false, false]);
    for (const { _id, state } of await matches()) if (state === 'enrolled') await givenResult(organiser, _id);
    expect(await turns()).toMatchObject(
      Array.from({ length: 4 }, () => ({ turns: [], over: true, own: false })),
    );
  });
});

describe('a called match', () => {
  test('is due for its players and its umpire, wherever earlier matches share the table', async () => {
    const { open } = await givenOpenInPlay(organiser, 4, { name: 'Llamados' });
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const group = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
    const last = group.matches.at(-1);
    await organiser.get(putDaySettings, { params: { id: open._id }, body: settings });
    const { _id: day, tables } = await organiser.get(getOpenDay, { params: { id: open._id } });
    const table = tables[0]?.number ?? 0;
    const { _id: callId } = await organiser.get(callMatch, {
      params: { id: day },
      body: { match_id: last?._id ?? '', table },
    });
    const due = { state: 'due', before: 0, match: { _id: last?._id, table } };
    for (const player of [last?.a?._id, last?.b?._id])
      expect(await turnOf(player, 'play')).toMatchObject({ ...due, call: 1 });
    expect(await turnOf(last?.umpire?._id, 'umpire')).toMatchObject({ ...due, call: 1 });

    await organiser.get(callAgain, { params: { id: day, call_id: callId }, body: { number: 2 } });
    expect(await turnOf(last?.a?._id, 'play')).toMatchObject({ ...due, call: 2 });
    await organiser.get(returnToQueue, { params: { id: day, call_id: callId } });
    expect(await turnOf(last?.a?._id, 'play')).toMatchObject({ call: null });
  });
});

test('those of the own player can be read without those of whom one looks after', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 2, { name: 'Escuela' });
  const [own] = players;
  await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  await api.db
    .updateTable('players')
    .set({ user_id: organiser.id })
    .where('id', '=', own ?? '')
    .execute();
  const mine = await organiser.get(listTurns, { query: { whose: 'own' } });
  expect(mine.collection.map((row) => [row.open.name, row.player._id, row.own])).toEqual([
    ['Escuela', own, true],
  ]);
  const all = (await turns()).filter((row) => row.open._id === open._id);
  expect(all.map(({ player }) => player._id).toSorted()).toEqual(players.toSorted());
});

test('nobody hears of the turns of others', async () => {
  expect(await stranger.get(listTurns)).toEqual({ collection: [] });
});

describe('in a knockout', () => {
  test('players wait for the winner of another match, by its names', async () => {
    const { open } = await givenOpenInPlay(organiser, 4, { name: 'Copa' });
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout' });
    const bracket = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
    const [one, other] = bracket.matches.filter(({ round }) => round === 'semifinal');
    await givenResult(organiser, one?._id ?? '');
    const winner = (await turns()).find(
      ({ open: { _id }, turns: [turn] }) => _id === open._id && turn?.match.round === 'final',
    );
    expect(winner?.turns).toMatchObject([
      {
        state: 'waiting',
        awaits: [{ takes: 'winner', a: other?.a?.name, b: other?.b?.name }],
        depends: [{ match_id: other?._id, why: 'winner', player: null }],
      },
    ]);
    const isOut = (await turns()).filter(({ open: { _id }, over }) => _id === open._id && over);
    expect(isOut).toHaveLength(1);
  });
});
