import { minute } from '@topspin/engine';

const known = new Map<string, string>();

/** A time zone, or the user's if this browser does not know that one: it may be newer than the browser. */
export function usableZone(timeZone: string): string {
  const found = known.get(timeZone) ?? (isKnown(timeZone) ? timeZone : ownTimeZone());
  known.set(timeZone, found);
  return found;
}

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** How far a time zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: usableZone(timeZone),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(instant / 1000) * 1000;
}

/** Whether a date-and-time field has both halves, and they are a date and a time. */
export const isWallTime = (written: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(written) && !Number.isNaN(Date.parse(`${written}Z`));

/**
 * The instant, ISO 8601 in UTC, of a local time in a time zone (`2026-11-20T10:00`, from a date-and-time
 * field). A time skipped by a clock change becomes the one an hour later; of a time that occurs twice, the
 * first is meant.
 */
export function toInstant(wall: string, timeZone: string): string {
  const asUtc = Date.parse(`${wall}:00Z`);
  const before = offsetAt(asUtc - 24 * 60 * minute, timeZone);
  const after = offsetAt(asUtc + 24 * 60 * minute, timeZone);
  const candidates = [asUtc - before, asUtc - after].filter(
    (instant) => instant + offsetAt(instant, timeZone) === asUtc,
  );
  return new Date(candidates.length > 0 ? Math.min(...candidates) : asUtc - before).toISOString();
}

/** An instant as the value of a date-and-time field, in a time zone. */
export function toWallTime(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

/** The user's time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The names of the time zones that the browser knows. */
export const timeZoneNames = (): string[] => Intl.supportedValuesOf('timeZone');
