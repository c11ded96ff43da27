import { readDate } from '#lib/dates/written-date.ts';

/** What a column of a list says. */
export const columnKinds = [
  'name',
  'firstName',
  'surname',
  'club',
  'date_of_birth',
  'initial_rating',
  'phone',
  'click_tt',
] as const;
export type ColumnKind = (typeof columnKinds)[number];
export type Columns = ReadonlyMap<ColumnKind, readonly number[]>;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z/]+/gu, ' ')
    .trim();

/** The headings of each column, in Spanish, Catalan and English; the first that fits. */
const headings: readonly (readonly [ColumnKind, RegExp])[] = [
  ['click_tt', /^click tt$/u],
  ['date_of_birth', /nacim|nacid|\bnac\b|naixem|birth|\bborn\b|\bdob\b/u],
  ['phone', /\btel|movil|mobil|phone|contact/u],
  ['initial_rating', /rating|\belo\b|puntos|puntuac|\bpunts|\bpoints\b|\brtg\b/u],
  ['club', /\bclub|equipo|\bequip\b|\bteam\b|entidad|entitat/u],
  [
    'name',
    /(nombre|nom|name).*(apellido|cognom|surname)|(apellido|cognom|surname).*(nombre|\bnom\b|name)|full name|complet|jugador|player|participant/u,
  ],
  ['surname', /apellido|cognom|surname|last name|family name/u],
  ['firstName', /first name|given name|forename|^nombre$|^nom$|^name$/u],
  ['name', /nombre|\bnom\b|\bname/u],
];

const kindOf = (cell: string): ColumnKind | undefined =>
  headings.find(([, pattern]) => pattern.test(plain(cell)))?.[0];

const group = (kinds: readonly (ColumnKind | undefined)[]): Columns => {
  const columns = new Map<ColumnKind, number[]>();
  for (const [at, kind] of kinds.entries()) {
    if (kind === undefined) continue;
    const there = columns.get(kind) ?? [];
    // Of two columns of one kind the first counts, but surnames may be two.
    if (there.length === 0 || kind === 'surname') columns.set(kind, [...there, at]);
  }
  return columns;
};

/** The columns by their headings; undefined where the row is none of headings. */
export function columnsByHeadings(row: readonly string[]): Columns | undefined {
  if (row.some((cell) => /\d/u.test(cell))) return undefined;
  const found = group(row.map(kindOf));
  const [first] = found.get('firstName') ?? [];
  const named = found.has('name') || found.has('surname') || first !== undefined;
  if (!named) return undefined;
  if (first === undefined || found.has('surname')) return found;
  return new Map([...found, ['name', [first]]]);
}

/** Headings that say nothing about a player here. */
export const unusedHeadings = (row: readonly string[], columns: Columns): string[] => {
  const used = new Set([...columns.values()].flat());
  return row.filter((cell, at) => cell.trim() !== '' && !used.has(at));
};

type Looks = 'empty' | 'date' | 'phone' | 'number' | 'text';

function looksOf(cell: string, now: Date): Looks {
  const text = cell.trim();
  if (text === '') return 'empty';
  if (readDate(text, 'dayFirst', now) !== undefined || /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/u.test(text))
    return 'date';
  if (/^\+?[\d\s().-]{9,}$/u.test(text)) return 'phone';
  return /^\d+([.,]\d+)?$/u.test(text) ? 'number' : 'text';
}

/** What most cells of a column look like. */
function lookOf(rows: readonly (readonly string[])[], at: number, now: Date): Looks {
  const counts = new Map<Looks, number>();
  for (const row of rows) {
    const look = looksOf(row[at] ?? '', now);
    if (look !== 'empty') counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 'empty';
}

/** A number of so few digits is a place in the list, not a rating. */
const leastRating = 100;

/** The columns by what is in them: the first text is the name, the second the club. */
export function columnsByContent(rows: readonly (readonly string[])[], now: Date): Columns {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const texts: ColumnKind[] = ['name', 'club'];
  const isRating = (at: number) =>
    rows.some((row) => Number((row[at] ?? '').replace(',', '.')) >= leastRating);
  const kinds = Array.from({ length: width }, (_, at): ColumnKind | undefined => {
    switch (lookOf(rows, at, now)) {
      case 'date':
        return 'date_of_birth';
      case 'phone':
        return 'phone';
      case 'number':
        return isRating(at) ? 'initial_rating' : undefined;
      case 'text':
        return texts.shift();
      case 'empty':
        return undefined;
    }
  });
  return group(kinds);
}
