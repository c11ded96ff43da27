import type { Day } from '@topspin/contract';
import { toInstant, toWallTime } from '#lib/zoned-time.ts';

/** Until this time of the night it is still the evening before. */
const dayBegins = '05:00';

/**
 * The instant of a time of day, `18:30`, on a day of play: what is after midnight is its night, or this one while it lasts. One that is
 * played late is played today.
 */
export function instantOn(day: Pick<Day, 'date' | 'at' | 'time_zone'>, time: string): string {
  const { time_zone: timeZone } = day;
  const today = dateAt(day.at, timeZone);
  const date = today > day.date ? today : day.date;
  const next = new Date(`${date}T12:00:00Z`);
  const [now = '', clock = ''] = toWallTime(day.at, timeZone).split('T');
  const isThisNight = now === date && clock <= time;
  if (time < dayBegins && !isThisNight) next.setUTCDate(next.getUTCDate() + 1);
  return toInstant(`${next.toISOString().slice(0, 10)}T${time}`, timeZone);
}

/** The date whose day of play it is at an instant. */
function dateAt(instant: string, timeZone: string): string {
  const [date = '', time = ''] = toWallTime(instant, timeZone).split('T');
  if (time >= dayBegins) return date;
  const before = new Date(`${date}T12:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10);
}

const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);

/** Whether an instant is before the minute that runs. */
export const hasPassed = (instant: string, now: string): boolean => minuteOf(instant) < minuteOf(now);
