import type { Db } from '#http/call.ts';
import type { Bell } from '#live/bell.ts';
import { keepUp, type Stoppable } from '#live/keep-up.ts';
import { callAll } from './call-next.ts';
import { automaticDays } from './store.ts';

export type CallerOptions = {
  readonly db: Db;
  readonly bell: Bell;
  readonly now?: () => Date;
  /** In milliseconds: how long changes are gathered, and when what was refused is tried again. */
  readonly pace?: { readonly gather: number; readonly retry: number };
};

/** Days ring for themselves, and opens for their matches. */
const keyOf = (topic: string): string | undefined =>
  /^(?:day:[\da-f-]{36}|open:[\da-f-]{36}(?=:(?:matches|match_tables|match_plans|opens|phases|inscriptions)$))/u.exec(
    topic,
  )?.[0];

const idsOf = (keys: readonly string[], kind: string): string[] =>
  keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []));

/**
 * Calls the next matches of automatic days as tables, players and umpires become free (ADR 118), by their state, so that a restart loses
 * nothing and several servers call nothing twice.
 */
export function startCaller({
  db,
  bell,
  now = () => new Date(),
  pace = { gather: 200, retry: 5000 },
}: CallerOptions): Stoppable {
  /** When days are to be looked at again although nothing changes. */
  const times = new Map<string, number>();
  return keepUp({
    bell,
    keyOf,
    pace,
    async look({ keys, all }) {
      const at = now().getTime();
      const timely = [...times].flatMap(([id, time]) => (time <= at ? [id] : []));
      const days = [...idsOf(keys, 'day'), ...timely];
      const concerned = await automaticDays(db, now(), { days, opens: idsOf(keys, 'open'), all });
      for (const id of [...timely, ...concerned]) times.delete(id);
      for (const id of concerned) {
        const again = await callAll(db, id, now, pace.retry);
        if (again !== null) times.set(id, now().getTime() + again);
      }
      return times.size === 0 ? null : Math.max(Math.min(...times.values()) - now().getTime(), 0);
    },
  });
}
