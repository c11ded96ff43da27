import { z } from 'zod/mini';
import { languages } from './languages.ts';

/** The id of anything: a UUID (version 7 where the server makes it), in small letters however it was written, so that equal ids are equal texts. */
export const uuid = z.guid().check(z.toLowerCase());

/** No calendar has a year 0. */
const hasYear = (rule: 'date' | 'instant') =>
  z.refine<string>((written) => !written.startsWith('0000'), { params: { rule } });

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime().check(hasYear('instant'));

/** An instant in the years in which anything is played: a slip of the keyboard is none. */
export const playedInstant = instant.check(
  z.refine<string>((written) => written >= '1900' && written < '2101', { params: { rule: 'instant' } }),
);

/** A plain date without time or zone: `2026-02-28`. */
export const plainDate = z.iso.date().check(hasYear('date'));

type Span = { readonly date_start?: string | undefined; readonly date_end?: string | undefined };

/** A start that is not after the end; a date that is missing or none is said at its own field. */
export const datesInOrder = z.refine<Span>(
  ({ date_start: start = '', date_end: end = '' }) => !(Date.parse(start) > Date.parse(end)),
  { path: ['date_end'], params: { rule: 'dates.order' } },
);

/** One line of text: trimmed, normalised (NFC), without invisible characters (see `invisible`). */
export const line = (most: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(unlessEndless(inOneLine))),
    z.string().check(z.minLength(1), z.maxLength(most)),
  );

/** Whether a text has what begins like an element of HTML: names that come from elsewhere have none. */
export const hasMarkup = (written: string): boolean => /<[a-z/!?]/iu.test(written);

/** Fewer digits than the shortest phone number. */
const digitsInName = 6;

export const hasPhoneNumber = (name: string): boolean => (name.match(/\p{Nd}/gu) ?? []).length > digitsInName;

/** What others may call a person: a line in which no phone number fits. */
export const publicName = (most: number) =>
  line(most).check(z.refine((name) => !hasPhoneNumber(name), { params: { rule: 'name.phone' } }));

/** The name of a person, the first name in front. */
export const personName = (most: number) => publicName(most).check(z.overwrite(firstNameFirst));

const afterSurname = /^(?:jr|sr|i{2,3}|iv)\.?$/iu;

/** "García López, Ana" is Ana García López, wherever it is typed or pasted. */
export function firstNameFirst(written: string): string {
  const [surname = '', first = '', ...more] = written.split(',').map((part) => part.trim());
  const turns = surname !== '' && first !== '' && more.length === 0 && !afterSurname.test(first);
  return turns ? `${first} ${surname}` : written;
}

/** A text of several lines, each cleaned like `line`; may be empty. */
export const text = (most: number) =>
  z.pipe(z.pipe(z.string(), z.transform(unlessEndless(cleaned))), z.string().check(z.maxLength(most)));

/**
 * Control and format characters (zero-width, changes of direction), half surrogates, fillers. Tabs and line feeds are
 * visible, and so are variation selectors (of an emoji).
 */
const invisible =
  /(?![\t\n\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A letter, digit or symbol: not just accents, spaces or private-use characters. U+2800, U+FFFC, U+1D159 are signs without ink. */
const seen = /(?![\u2800\uFFFC\u{1D159}\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** More marks on one letter than any language has (UAX 15, stream-safe text): a long row of them takes minutes to normalise. */
const stacked = /(\p{M}{30})\p{M}+/gu;

function cleaned(written: string): string {
  const kept = written.replace(invisible, '').replace(stacked, '$1').normalize('NFC').trim();
  return seen.test(kept) ? kept : '';
}

const inOneLine = (written: string): string =>
  cleaned(written.replaceAll('\u2800', ' ')).replace(/\s+/gu, ' ');

/** Ten times the longest text there is. */
const longest = 100_000;

/** Leaves as it is what is far too long, and so refused in a moment: cleaning a megabyte would hold everybody up. */
const unlessEndless =
  (clean: (written: string) => string) =>
  (written: string): string =>
    written.length > longest ? written : clean(written);

/** An optional limit: null means any value. */
export const range = (least: number, most: number) =>
  z.nullable(
    z
      .object({
        min: z.int().check(z.gte(least), z.lte(most)),
        max: z.int().check(z.gte(least), z.lte(most)),
      })
      .check(z.refine(({ min, max }) => min <= max, { path: ['max'], params: { rule: 'range.order' } })),
  );

export const language = z.enum(languages);

/** A GeoJSON point: longitude first. */
export const geoPoint = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]),
});

export const email = z.pipe(
  z.pipe(
    z.pipe(z.string(), z.transform(unlessEndless((written) => cleaned(written).toLowerCase()))),
    z.string().check(z.maxLength(254)),
  ),
  z.email(),
);

/** The minimum length of a new password. */
export const passwordLength = { min: 6, max: 256 } as const;
export const newPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));
