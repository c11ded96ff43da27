import {
  callAgain,
  callMatch,
  getDayEstimates,
  getHall,
  getOpenDay,
  getPublicOpen,
  getPublicPlayer,
  listTurns,
  returnToQueue,
  type Day,
  type PublicTurn,
} from '@topspin/contract';
import { inExpectedOrder } from '@topspin/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDays } from '#features/day/reads.ts';
import { noticesOf } from '#features/push/notices.ts';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenResult } from '#testing/given-draw.ts';
import { givenHall, givenInGroups } from '#testing/given-hall.ts';
import { statementsOf } from '#testing/statements.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const neighbour = givenUser(api, 'Nuria Vecina');
let open = '';
let theirs = '';
let players: readonly string[] = [];
let hall: { venue_id: string };

/** Two opens in a hall of three tables; one of the second is called. */
beforeEach(async () => {
  hall = await givenHall(organiser);
  const ours = await givenInGroups(organiser, 8, hall);
  ({ open, players } = ours);
  theirs = (await givenInGroups(neighbour, 4, hall)).open;
  await api.db.updateTable('opens').set({ public_results: true }).execute();
});

const dayOf = (by: Caller, id: string): Promise<Day> => by.get(getOpenDay, { params: { id } });

/** As the table plan shows it. */
async function shownDay(by: Caller, id: string): Promise<Day> {
  const day = await dayOf(by, id);
  const { matches } = await by.get(getDayEstimates, { params: { id: day._id } });
  const starts = new Map(matches.map(({ match_id, start }) => [match_id, start]));
  const startOf = ({ match_id }: Day['queue'][number]) => {
    const start = starts.get(match_id);
    const at = (instant: string) => Date.parse(instant);
    return start
      ? { earliest: at(start.earliest), likely: at(start.likely), latest: at(start.latest) }
      : undefined;
  };
  return { ...day, queue: [...inExpectedOrder(day.queue, startOf)] };
}
async function call(by: Caller, of: string, table: number) {
  const { _id: id, queue, matches } = await dayOf(by, of);
  const [first] = queue.filter(
    ({ ready, match_id }) => ready && matches.some(({ _id, open_id }) => _id === match_id && open_id === of),
  );
  const match_id = first?.match_id ?? '';
  const { _id: call_id } = await by.get(callMatch, { params: { id }, body: { match_id, table } });
  return { id, match_id, call_id };
}

const turnsIn = async (of: string) =>
  (await organiser.get(listTurns)).collection.filter((row) => row.open._id === of);
const publicTurn = async (player_id: string) =>
  (await api.get(getPublicPlayer, { params: { id: open, player_id } })).next?.turns.find(
    ({ role }) => role === 'play',
  );
const notices = async (player: string) => {
  const day = await openDays(undefined).turns.find(api.db, open, new Date());
  return day ? noticesOf({ player, open }, day).filter(({ role }) => role === 'play') : [];
};

type Shown = Pick<PublicTurn, 'state' | 'before' | 'call'> & { readonly match: string };
const shown = ({ state, before, call: made, match }: PublicTurn): Shown => ({
  state,
  before,
  call: made,
  match: match._id,
});

/** What the table plan says of the next match of a player. */
function planned({ queue, calls, matches }: Day, player: string): Shown {
  const own = matches.filter(
    ({ a, b, open_id, state }) =>
      open_id === open && state !== 'finished' && [a?._id, b?._id].includes(player),
  );
  const called = calls.find(({ match_id }) => own.some(({ _id }) => _id === match_id));
  if (called)
    return { state: 'due', before: 0, call: called.times.length === 1 ? 1 : 2, match: called.match_id };
  const place = queue.findIndex(({ match_id }) => own.some(({ _id }) => _id === match_id));
  const row = queue[place];
  return { state: 'queued', before: row?.ready ? place : null, call: null, match: row?.match_id ?? '' };
}

describe('where matches are called', () => {
  test('phone, public page, notice, screen and table plan agree, at each step of the day', async () => {
    await call(organiser, open, 1);
    const agree = async () => {
      const day = await shownDay(organiser, open);
      for (const { player, turns } of await turnsIn(open)) {
        const expected = planned(day, player._id);
        const turn = turns.find(({ role }) => role === 'play');
        expect(turn && shown(turn)).toEqual(expected);
        const onPage = await publicTurn(player._id);
        expect(onPage).toEqual(turn);
        const told = (await notices(player._id)).map(({ kind, before, match, call: made }) => ({
          state: kind === 'due' ? 'due' : 'queued',
          before,
          call: made?.number ?? null,
          match,
        }));
        const isTold = expected.state === 'due' || (expected.before !== null && expected.before <= 2);
        expect(told).toEqual(isTold ? [expected] : []);
      }
      const { next } = await api.get(getPublicOpen, { params: { id: open } });
      const waiting = day.queue.map(({ match_id }) => match_id);
      const ours = new Set(day.matches.filter(({ open_id }) => open_id === open).map(({ _id }) => _id));
      const called = day.calls.map(({ match_id }) => match_id);
      expect(next.map(({ _id }) => _id)).toEqual(
        [...called, ...waiting].filter((id) => ours.has(id)).slice(0, 12),
      );
      const screen = await api.get(getHall, { params: { id: day._id } });
      expect(screen.next.map(({ _id }) => _id)).toEqual(waiting.slice(0, screen.next.length));
      return day;
    };
    await agree();
    const other = await call(neighbour, theirs, 2);
    await agree();
    const second = await call(organiser, open, 3);
    await agree();
    await organiser.get(callAgain, { params: second, body: { number: 2 } });
    const { calls } = await agree();
    await givenResult(organiser, calls[0]?.match_id ?? '');
    await agree();
    await neighbour.get(returnToQueue, { params: other });
    await organiser.get(returnToQueue, { params: second });
    await agree();
  });

  test('an estimate is the same for all, and there is none before the first match', async () => {
    const starts = async () =>
      (await turnsIn(open)).flatMap(({ turns }) =>
        turns.map(({ match, start }) => ({ match_id: match._id, start })),
      );
    expect(new Set((await starts()).map(({ start }) => start))).toEqual(new Set([null]));
    const { id, match_id } = await call(organiser, open, 1);
    const { matches } = await organiser.get(getDayEstimates, { params: { id } });
    const estimated = new Map(matches.map((one) => [one.match_id, one.start]));
    const said = await starts();
    expect(said.filter(({ start }) => start !== null).length).toBeGreaterThan(4);
    for (const one of said) expect(one.start).toEqual(estimated.get(one.match_id));
    expect(said.find((one) => one.match_id === match_id)?.start).toBeNull();
  });

  test('what is read and estimated of a day is read once for everybody', async () => {
    const { id } = await call(organiser, open, 1);
    await organiser.get(getDayEstimates, { params: { id } });
    await turnsIn(open);
    expect(await statementsOf(() => turnsIn(open))).toHaveLength(1);
    const pages = await statementsOf(() => Promise.all(players.map((player) => publicTurn(player))));
    expect(pages).toHaveLength(players.length);
  });

  test('somebody busy in an open that visitors may not read is not named', async () => {
    const first = await call(organiser, open, 1);
    const { matches, queue } = await dayOf(organiser, open);
    const playing = matches.find(({ _id }) => _id === first.match_id);
    const next = matches.find(
      ({ _id, open_id }) => open_id === open && queue.some((row) => row.ready && row.match_id === _id),
    );
    const [me = '', busy = ''] = [next?.a?._id, next?.b?._id];
    const taken = [me, busy, playing?.a?._id, playing?.b?._id];
    const third = players.find((one) => !taken.includes(one)) ?? '';
    const secret = await givenInGroups(neighbour, [busy, third], hall);
    await api.db
      .updateTable('matches')
      .set({ player_a: me, player_b: busy })
      .where('open_id', '=', open)
      .where('called_at', 'is', null)
      .execute();
    const { match_id } = await call(neighbour, secret.open, 3);
    const turn = () => publicTurn(me);
    await api.db.updateTable('opens').set({ public_results: true }).where('id', '=', secret.open).execute();
    expect(await turn()).toMatchObject({ before: null, busy: [expect.any(String)], depends: [{ match_id }] });
    await api.db
      .updateTable('opens')
      .set({ functional_diversity: true })
      .where('id', '=', secret.open)
      .execute();
    expect(await turn()).toMatchObject({ before: null, busy: [], depends: [] });
  });
});

describe('where nobody calls', () => {
  test('each table has the order that was published, and a match is due on a free one', async () => {
    await api.db.updateTable('matches').set({ table_number: 2 }).where('open_id', '=', open).execute();
    const turns = (await turnsIn(open)).flatMap((row) => row.turns.filter(({ role }) => role === 'play'));
    expect(new Set(turns.map(({ order, match }) => [order, match.table].join(' ')))).toEqual(
      new Set(['table 2']),
    );
    expect(turns.every(({ state, certain }) => state === 'due' || !certain || state === 'queued')).toBe(true);
    expect((await dayOf(organiser, open)).calls).toEqual([]);
  });
});
