/** Which comes first in a date of three numbers. */
export type DateOrder = 'dayFirst' | 'monthFirst';

const months = [
  ['ene', 'gen', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dic', 'des', 'dec'],
] as const;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The number of a month by its name in any of the languages, or NaN. */
const monthNamed = (name: string): number => {
  const found = months.findIndex((starts) => starts.some((start) => name.startsWith(start)));
  return found === -1 ? Number.NaN : found + 1;
};

/** Two digits stand for a year of the last hundred. */
function fullYear(year: string, now: Date): number {
  if (year.length > 2) return Number(year);
  const thisYear = now.getUTCFullYear();
  const inThisCentury = thisYear - (thisYear % 100) + Number(year);
  return inThisCentury > thisYear ? inThisCentury - 100 : inThisCentury;
}

type Parts = { readonly year: string; readonly month: number; readonly day: number };

function partsOf(written: string, order: DateOrder): Parts | undefined {
  const text = plain(written);
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ][\d:.z]*)?$/u.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/u.exec(text);
  if (iso) return { year: iso[1] ?? '', month: Number(iso[2]), day: Number(iso[3]) };
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: [\d:]+)?$/u.exec(text);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])];
    const year = numbers[3] ?? '';
    return order === 'dayFirst' ? { year, month: second, day: first } : { year, month: first, day: second };
  }
  const named =
    /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+(?:de |d['’]|del )?([a-z]{3,})\.?,?[-/. ]+(?:de |del )?(\d{4}|\d{2})$/u.exec(
      text,
    );
  if (named) return { year: named[3] ?? '', month: monthNamed(named[2] ?? ''), day: Number(named[1]) };
  const english = /^([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}|\d{2})$/u.exec(text);
  if (english)
    return { year: english[3] ?? '', month: monthNamed(english[1] ?? ''), day: Number(english[2]) };
  return undefined;
}

/** A date in any usual form as `2012-05-31`; undefined where it is none. */
export function readDate(written: string, order: DateOrder, now: Date): string | undefined {
  const parts = partsOf(written, order);
  if (!parts) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(fullYear(parts.year, now), parts.month - 1, parts.day);
  const exists = date.getUTCMonth() === parts.month - 1 && date.getUTCDate() === parts.day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** Days come first unless some date of the column can only be read with its month first, and none only with its day first. */
export function orderOf(dates: readonly string[], now: Date): DateOrder {
  const only = (order: DateOrder, other: DateOrder): boolean =>
    dates.some(
      (date) => readDate(date, order, now) !== undefined && readDate(date, other, now) === undefined,
    );
  return only('monthFirst', 'dayFirst') && !only('dayFirst', 'monthFirst') ? 'monthFirst' : 'dayFirst';
}
