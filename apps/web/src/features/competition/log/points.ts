import {
  appendEvents,
  getMatch,
  listEvents,
  matchEvent,
  type MatchEventOnWire,
  type MatchPage,
} from '@topspin/contract';
import { z } from 'zod/mini';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { isProblem, isRefused, type Problem } from '#lib/api/problem.ts';
import { invalidate } from '#lib/api/query.ts';
import { lastStateKept } from '#lib/last-state/last-state.ts';
import { getUmpire } from '#lib/session/umpire.ts';
import type { Item, NewItem } from '#lib/outbox/item.ts';
import type { Kind, Refused } from '#lib/outbox/sender.ts';
import { hearNews } from '#domain/match-log/follow-log.ts';
import { matchOf, orderOf } from './match-order.ts';

/** A point, or another event of a match, as it waits on this device. */
export type WaitingPoint = Item<MatchEventOnWire>;

type Shown = Pick<MatchPage, '_id' | 'a' | 'b'>;

/** An event to be queued, tapped after another one of the log, or after none. */
export const pointItem = (
  { _id, a, b }: Shown,
  event: MatchEventOnWire,
  after: string | null,
): NewItem<MatchEventOnWire> => ({
  id: event.id,
  kind: 'points',
  order: orderOf(_id),
  after,
  about: {
    title: [a?.name, b?.name].filter(Boolean).join(' – '),
    path: getUmpire()?.path ?? paths.match.replace('$matchId', _id),
  },
  body: event,
});

/** Items of the order of a match are points. */
export const asPoints = (items: readonly Item[]): readonly WaitingPoint[] => items as readonly WaitingPoint[];

/** A connection that takes longer is given up and tried again. */
const longest = 15_000;

/** Sends the events of a match, and adds what was accepted to its log. */
export const points: Kind = {
  atMost: 500,
  send: async (items) => {
    const [first] = items;
    if (first === undefined) return undefined;
    const id = matchOf(first);
    const events = asPoints(items).map(({ body }) => body);
    try {
      const signal = AbortSignal.timeout(longest);
      const query = { device: first.device, ...(first.after !== null && { based_on_id: first.after }) };
      const { seq, rejected } = await call(appendEvents, { params: { id }, query, body: events, signal });
      const accepted = rejected ? events.filter((event) => event.seq < rejected.seq) : events;
      await hearNews({ id }, { seq, events: accepted });
      // A page that is reloaded in this moment has them as waiting or in the log that is kept.
      await lastStateKept();
      if (!rejected) return undefined;
      const { code, message } = rejected;
      return { from: rejected.id, refusal: { code, message, at: Date.now() } };
    } catch (problem) {
      if (isProblem(problem, 'match.seqConflict')) return conflict(id, items, problem);
      if (isRefused(problem)) void invalidate(getMatch, listEvents);
      throw problem;
    }
  },
};

const since = z.object({ seq: z.int(), events: z.array(matchEvent) });

/** Somebody else has scored: what this device tapped on another score is refused, unless it is in the log already. */
async function conflict(id: string, items: readonly Item[], problem: Problem): Promise<Refused | undefined> {
  const { data: news } = z.safeParse(since, problem.body?.details);
  if (news === undefined) throw problem;
  await hearNews({ id }, news);
  const inLog = new Set(news.events.map((event) => event.id));
  const from = items.find((item) => !inLog.has(item.id));
  const refusal = { code: 'match.seqConflict', message: problem.message, at: Date.now() } as const;
  return from && { from: from.id, refusal };
}
