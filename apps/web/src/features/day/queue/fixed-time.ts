import { toInstant } from '#lib/zoned-time.ts';

/** Until this time of the night it is still the evening before. */
const dayBegins = '05:00';

/** The instant of a time of day, `18:30`, on a day of play, `2026-11-28`: what is after midnight is its night. */
export function instantOn(date: string, time: string, timeZone: string): string {
  const next = new Date(`${date}T12:00:00Z`);
  if (time < dayBegins) next.setUTCDate(next.getUTCDate() + 1);
  return toInstant(`${next.toISOString().slice(0, 10)}T${time}`, timeZone);
}
