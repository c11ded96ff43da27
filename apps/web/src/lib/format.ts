import { currentLanguage } from './i18n.ts';
import { usableZone, ownTimeZone, toWallTime } from './zoned-time.ts';

const locales = { es: 'es-ES', en: 'en-GB', ca: 'ca-ES' } as const;

/** The locale of the application's language: English is British, and American in an American browser. */
export function locale(): 'es-ES' | 'en-GB' | 'en-US' | 'ca-ES' {
  const language = currentLanguage();
  return language === 'en' && navigator.language === 'en-US' ? 'en-US' : locales[language];
}

const cache = new Map<string, Intl.DateTimeFormat>();

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale() + JSON.stringify(options);
  const { timeZone } = options;
  const made = () =>
    new Intl.DateTimeFormat(locale(), { ...options, ...(timeZone && { timeZone: usableZone(timeZone) }) });
  const known = cache.get(key) ?? made();
  cache.set(key, known);
  return known;
}

type Instant = string;

/** A day such as "sáb, 21 nov 2026", in the given time zone (a venue's) or the user's. */
export const formatDay = (instant: Instant, timeZone?: string): string =>
  formatter({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  }).format(new Date(instant));

/** A range of days, or one day if both are the same: "21–22 nov 2026". */
export const formatDays = (from: Instant, to: Instant, timeZone?: string): string =>
  formatter({ day: 'numeric', month: 'short', year: 'numeric', ...(timeZone && { timeZone }) })
    .formatRangeToParts(new Date(from), new Date(to))
    .map(({ type, value }, index, parts) =>
      type === 'literal' && value === ' ' && parts[index + 1]?.type === 'year' ? beforeYear() : value,
    )
    .join('');

/** Catalan says "del 2026"; browsers know that of one day only, not of a range. */
const beforeYear = (): string => (currentLanguage() === 'ca' ? ' del ' : ' ');

/** From when to when, on a 24-hour clock: "21 nov 2026, 10:00–20:00", with the time zone's name if it is not the user's. */
export const formatHours = (from: Instant, to: Instant, timeZone?: string): string =>
  formatter({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
    ...(isForeign(from, timeZone) && { timeZoneName: 'short' as const }),
  })
    .formatRangeToParts(new Date(from), new Date(to))
    // A range in Spanish has hours of one figure, whatever is asked for.
    .map(({ type, value }) => (type === 'hour' ? value.padStart(2, '0') : value))
    .join('');

/** A time of the day on a 24-hour clock. */
export const formatTime = (instant: Instant | number, timeZone?: string): string =>
  formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...(timeZone && { timeZone }) }).format(
    new Date(instant),
  );

/** A date and time on a 24-hour clock, with the time zone's name if it is not the user's. */
export function formatMoment(instant: Instant, timeZone?: string): string {
  return formatter({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
    ...(isForeign(instant, timeZone) && { timeZoneName: 'short' as const }),
  }).format(new Date(instant));
}

/** Whether clocks in a time zone show another time than the user's. */
function isForeign(instant: Instant, timeZone?: string): boolean {
  const own = ownTimeZone();
  if (timeZone === undefined || usableZone(timeZone) === own) return false;
  return toWallTime(instant, timeZone) !== toWallTime(instant, own);
}

/** A time zone in words ("hora de Europa occidental"), if its clocks show another time than the user's. */
export function formatZone(instant: Instant, timeZone: string): string | undefined {
  if (!isForeign(instant, timeZone)) return undefined;
  const parts = formatter({ timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** The day of the month and the month of a calendar leaf: "21" and "nov". */
export function formatLeaf(
  instant: Instant,
  timeZone?: string,
): { readonly day: string; readonly month: string } {
  const zone = timeZone && { timeZone };
  const at = new Date(instant);
  return {
    day: formatter({ day: 'numeric', ...zone }).format(at),
    month: formatter({ month: 'short', ...zone }).format(at),
  };
}

/** A plain date in numbers, as it is typed: "21/11/2026", American "11/21/2026". */
export const formatNumericDate = (date: string): string =>
  formatter({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** A plain date without time zone (a birthday). */
export const formatPlainDate = (date: string): string =>
  formatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** A count with the language's separators. */
export const formatNumber = (value: number, digits = 0): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value);

/** A share of one: "45 %" in Spanish, "45%" in English. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);

/** A difference with its sign: "+12", "−3" with a minus, where languages write a hyphen. */
export const formatChange = (value: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−');

/** A list of names joined with "and": "Ana, Bea y Carla". */
export const formatList = (words: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(words);

/** The same with an "or": "3-0 o 3-1". */
export const formatAlternatives = (words: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'disjunction' }).format(words);

/** Today's UTC date, the one the server uses. */
export const today = (): string => new Date().toISOString().slice(0, 10);
