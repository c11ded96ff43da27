import { currentLanguage } from './i18n.ts';

/** The locale of each language: English is British. */
const locales = { es: 'es-ES', en: 'en-GB', ca: 'ca-ES' } as const;

export const locale = (): string => locales[currentLanguage()];

const cache = new Map<string, Intl.DateTimeFormat>();

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale() + JSON.stringify(options);
  const known = cache.get(key) ?? new Intl.DateTimeFormat(locale(), options);
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
  formatter({ day: 'numeric', month: 'short', year: 'numeric', ...(timeZone && { timeZone }) }).formatRange(
    new Date(from),
    new Date(to),
  );

/** A date and time, with the time zone's name if it is not the user's. */
export function formatMoment(instant: Instant, timeZone?: string): string {
  const foreign = timeZone !== undefined && timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return formatter({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
    ...(foreign && { timeZoneName: 'short' as const }),
  }).format(new Date(instant));
}

/** A plain date without time zone (a birthday). */
export const formatPlainDate = (date: string): string =>
  formatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** A count with the language's separators. */
export const formatNumber = (value: number, digits = 0): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value);

/** A difference with its sign: "+12", "−3". */
export const formatChange = (value: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(value);

/** A list of names joined with "and": "Ana, Bea y Carla". */
export const formatList = (words: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(words);

/** The same with an "or": "3-0 o 3-1". */
export const formatAlternatives = (words: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'disjunction' }).format(words);

/** Today's UTC date, the one the server uses. */
export const today = (): string => new Date().toISOString().slice(0, 10);
