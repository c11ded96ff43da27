import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';

export const toss = { type: 'toss', winner: 'a', choice: 'serve', server: 'a', left_end: 'a' };

export const points = (count: number, side: 'a' | 'b' = 'a') =>
  Array.from({ length: count }, () => ({ type: 'point', side }));

/** Sends events of a match to the server, as a device would that has its log up to `after`. */
export const score = (api: Api, match: string, events: readonly object[], after = 0) =>
  api(
    'POST',
    `/app/matches/${match}/events`,
    events.map((event, at) => ({
      ...event,
      id: randomUUID(),
      seq: after + at + 1,
      at: new Date().toISOString(),
    })) as never,
  );
