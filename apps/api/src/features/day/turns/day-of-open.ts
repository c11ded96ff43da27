import type { DayAndOpens } from '#features/day/plan/unchanged-day.ts';
import { dayAndOpensOf, type DayWithOpens } from '#features/day/which-day.ts';
import { madeInTurn } from '#http/cache/made-in-turn.ts';
import type { TableChanges } from '#http/cache/table-changes.ts';
import type { Db } from '#http/call.ts';

/** The days on which opens are played now, each looked up once for all who ask. */
export type DaysOfOpens = { find(db: Db, openId: string, now: Date): Promise<DayAndOpens | undefined> };

/** A day begins at five in the morning. */
const lasts = 60_000;

const mostOpens = 10_000;

/** Caches which day an open is played on, until an open, or who trusts it, changes; without a bell, nothing. */
export function daysOfOpens(changes: TableChanges | undefined): DaysOfOpens {
  const days = madeInTurn<{ readonly day: DayAndOpens | undefined }>(mostOpens, changes);
  return {
    async find(db, openId, now) {
      const { day } = await days.find(
        openId,
        (since, until) =>
          since === undefined ||
          (until >= now.getTime() &&
            changes?.unchanged(['opens', 'open_organisers', 'users', 'venues'], since) === true),
        async () => {
          const row = await dayAndOpensOf(db, openId, now);
          // Whoever begins a day gives it an id, by which it rings.
          const until = new Date(row?.id === null ? 0 : now.getTime() + lasts);
          return { value: { day: row && asDayAndOpens(row) }, size: 1, until };
        },
      );
      return day;
    },
  };
}

const asDayAndOpens = ({ id, opens, ...key }: DayWithOpens): DayAndOpens => ({
  id: id ?? `${key.venue_id ?? key.open_id} ${key.date}`,
  opens,
  key,
});
