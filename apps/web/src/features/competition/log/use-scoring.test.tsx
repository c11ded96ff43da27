import 'fake-indexeddb/auto';
import type { MatchEventOnWire, MatchPage } from '@topspin/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queries } from '#lib/api/query.ts';
import { allItems, ready, remove, written } from '#lib/outbox/outbox.ts';
import { startSending } from '#lib/outbox/sender.ts';
import { useOutbox } from '#lib/outbox/use-outbox.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { type RecordedRequest, fakeServer, refusal, tokens } from '../../../testing/fake-server.ts';
import { matchLog } from '#domain/match-log/follow-log.ts';
import { orderOf } from './match-order.ts';
import { points } from './points.ts';
import type { ScoringAction } from './scoring-log.ts';
import { useScoring } from './use-scoring.ts';

const id = '01890000-0000-7000-8000-000000000001';
const toss: ScoringAction = { type: 'toss', winner: 'a', choice: 'serve', server: 'a', leftEnd: 'a' };
const point = (side: 'a' | 'b'): ScoringAction => ({ type: 'point', side });
const undo: ScoringAction = { type: 'undo' };

/** The server's log, and how it answers the next events. */
let log: MatchEventOnWire[];
let answer: (events: MatchEventOnWire[]) => ReturnType<Parameters<typeof fakeServer>[0]>;
let asked: readonly RecordedRequest[];

const logNow = (after = 0) => ({ seq: log.length, events: log.slice(after) });
const page = { _id: id, best_of: 3, seq: 0, a: null, b: null } as const satisfies Partial<MatchPage>;
const takeAll = (events: MatchEventOnWire[]) => {
  for (const event of events) if (event.seq === log.length + 1) log.push(event);
  return { body: { seq: log.length } };
};

let stop: () => void;

beforeEach(async () => {
  await ready;
  keepSession(tokens(1));
  stop = startSending({ points: async () => points });
  log = [];
  answer = takeAll;
  ({ asked } = fakeServer(({ method, query, body }) =>
    method === 'GET' ? { body: logNow(Number(query.get('after'))) } : answer(body as MatchEventOnWire[]),
  ));
});

afterEach(async () => {
  stop();
  remove(allItems().map((item) => item.id));
  await written();
  cleanup();
  dismiss();
  queries.clear();
  endSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function setUp() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const { data } = useQuery({ ...matchLog({ id }), initialData: logNow, staleTime: Infinity });
      const outbox = useOutbox(orderOf(id));
      if (outbox === undefined) throw new Error('the outbox is not loaded yet');
      return useScoring(page, data.events, outbox);
    },
    { wrapper },
  );
  const tap = (...actions: readonly ScoringAction[]) =>
    act(() => actions.forEach((action) => expect(result.current.act(action).ok).toBe(true)));
  const sent = () => waitFor(() => expect(result.current.pending).toBe(0));
  const score = () => result.current.state.sets.at(-1)?.score;
  return { result, tap, sent, score };
}

const reads = () => asked.filter(({ method }) => method === 'GET').length;
const pointsOf = (side: 'a' | 'b', count: number) => Array.from({ length: count }, () => point(side));

/** A match in play. */
async function begun() {
  const scoring = setUp();
  scoring.tap(toss);
  await scoring.sent();
  return scoring;
}

describe('a point', () => {
  test('counts at once, and is sent without anything being read again', async () => {
    const { tap, sent, score } = await begun();
    tap(point('a'));
    expect(score()).toEqual({ a: 1, b: 0 });
    await sent();
    tap(point('b'), undo, point('a'));
    await sent();
    expect([score(), log.length, reads()]).toEqual([{ a: 2, b: 0 }, 5, 0]);
  });

  test('that ends a set needs no more than the log', async () => {
    const { tap, sent, result } = await begun();
    tap(...pointsOf('b', 11));
    await sent();
    expect([result.current.state.setsWon, reads()]).toEqual([{ a: 0, b: 1 }, 0]);
  });

  test('after which the server has more than this device is followed by a look at its log', async () => {
    const { tap, score } = await begun();
    const theirs = {
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      type: 'point',
      side: 'b',
    } as const;
    answer = (events) => {
      takeAll(events);
      log.push({ ...theirs, seq: log.length + 1 });
      return { body: { seq: log.length } };
    };
    tap(point('a'));
    await waitFor(() => expect(score()).toEqual({ a: 1, b: 1 }));
  });

  test.each([['offline' as const], [{ status: 408 }], [{ status: 503 }]])(
    'that meets %o waits and is sent again',
    async (trouble) => {
      const { tap, sent, score, result } = await begun();
      let tries = 0;
      answer = (events) => ((tries += 1) === 1 ? trouble : takeAll(events));
      tap(point('a'));
      await waitFor(() => expect(tries).toBe(1));
      expect(result.current.pending).toBe(1);
      window.dispatchEvent(new Event('online'));
      await sent();
      expect([score(), result.current.rejected]).toEqual([{ a: 1, b: 0 }, []]);
    },
  );
});

describe('what the server refuses', () => {
  test('is shown with its words, those before it stay, and the next tap is sent', async () => {
    const { tap, sent, score, result } = await begun();
    answer = ([first, second]) => {
      if (!first || !second) throw new Error('two events were expected');
      log.push(first);
      const { id: refused, seq } = second;
      const rejected = { id: refused, seq, code: 'match.setUnderWay', message: 'El set ya ha empezado.' };
      return { body: { seq: log.length, rejected } };
    };
    tap(point('a'), point('b'), point('b'));
    await sent();
    expect(result.current.rejected.map(({ seq }) => seq)).toEqual([3, 4]);
    expect(currentNotification()).toMatchObject({ type: 'warning', title: 'El set ya ha empezado.' });
    expect(score()).toEqual({ a: 1, b: 0 });
    answer = takeAll;
    tap(point('a'));
    await sent();
    expect(score()).toEqual({ a: 2, b: 0 });
  });

  test('as a whole, since somebody else has scored, gives way to the log there is', async () => {
    const { tap, sent, score, result } = await begun();
    const theirs = {
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      type: 'point',
      side: 'b',
    } as const;
    log.push({ ...theirs, seq: 2 });
    answer = () => ({
      status: 409,
      body: { ...refusal('match.seqConflict', 'El marcador ha cambiado.'), details: logNow(1) },
    });
    tap(point('a'));
    await sent();
    await waitFor(() => expect(score()).toEqual({ a: 0, b: 1 }));
    expect(result.current.rejected).toHaveLength(1);
    act(() => result.current.dismissRejected());
    expect(result.current.rejected).toEqual([]);
  });
});
