import {
  firstNameFirst,
  hasPhoneNumber,
  initialRatings,
  line,
  phone,
  phoneCodes,
  type Newcomer,
  type Phone,
} from '@topspin/contract';
import { isPossibleBirth } from '@topspin/engine';
import { parse } from 'papaparse';
import {
  columnsByContent,
  columnsByHeadings,
  unusedHeadings,
  type ColumnKind,
  type Columns,
} from './columns.ts';
import { clubsIn, noClubs, ownCells } from './own-cells.ts';
import { orderOf, readDate, type DateOrder } from '#lib/dates/written-date.ts';

/** What is wrong with a row. */
export type IssueCode =
  | 'nameMissing'
  | 'nameFigures'
  | 'tooLong'
  | 'date'
  | 'dateOutside'
  | 'rating'
  | 'ratingOutside'
  | 'phone'
  | 'repeated';
export type RowIssue = {
  readonly row: number;
  readonly code: IssueCode;
  /** What was written, or the row it repeats. */
  readonly value: string;
};

/** Somebody on a list, and which entry of the kept click-TT file it is, if any. */
export type ReadPerson = Newcomer & { readonly click_tt?: string };

/** A list as read: those who can be entered, by the number of their row, and what is wrong with the others. */
export type ReadList = {
  readonly people: readonly ReadPerson[];
  readonly issues: readonly RowIssue[];
  readonly unused: readonly string[];
  readonly has: ReadonlySet<ColumnKind>;
};

const longest = 80;

/** Reads a pasted list: a name a line, or columns with or without headings. */
export function readPeople(text: string, now: Date): ReadList {
  const rows = parse<string[]>(text.replace(/^\uFEFF/u, ''), { delimiter: delimiterOf(text) }).data;
  const first = rows.findIndex((row) => !isEmpty(row));
  const head = rows[first] ?? [];
  const byHeadings = columnsByHeadings(head);
  const below = byHeadings ? rows.slice(first + 1) : rows;
  const usual = below.filter((row) => ownCells(row, noClubs) === undefined);
  const columns = byHeadings ?? columnsByContent(usual, now);
  const clubs = clubsIn(usual, columns);
  const begin = byHeadings ? first + 2 : 1;
  const [born] = columns.get('date_of_birth') ?? [];
  const order =
    born === undefined
      ? 'dayFirst'
      : orderOf(
          below.map((row) => (row[born] ?? '').trim()),
          now,
        );
  const has = new Set(columns.keys());
  const read = below.flatMap((row, at) => {
    if (isEmpty(row)) return [];
    const cells = ownCells(row, clubs);
    if (cells === undefined) return [readRow(row, begin + at, { columns, order, now })];
    const own = byHeadings && cells.length >= head.length ? columns : columnsByContent([cells], now);
    for (const kind of own.keys()) has.add(kind);
    return [readRow(cells, begin + at, { columns: own, order, now })];
  });
  const issues = [...read.flatMap((row) => row.issues), ...repeatedIn(read.map(({ person }) => person))];
  const wrong = new Set(issues.map(({ row }) => row));
  return {
    people: read.map(({ person }) => person).filter(({ row }) => !wrong.has(row)),
    issues: issues.toSorted((one, other) => one.row - other.row),
    unused: byHeadings ? unusedHeadings(head, columns) : [],
    has,
  };
}

/** A date or a long number, which stand in a column of their own. */
const figures = /\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4,}/u;

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/**
 * Tabs as a spreadsheet copies them, else semicolons, else commas: what is in most lines. If none of them is, a tab or a
 * semicolon in any line, since no name has one. A comma after a surname in capitals divides nothing.
 */
function delimiterOf(text: string): string {
  const lines = text.split('\n').filter((written) => written.trim() !== '' && !isSurnameFirst(written));
  const inMost = (sign: string) =>
    lines.filter((written) => written.includes(sign)).length * 2 > lines.length;
  return ['\t', ';', ','].find(inMost) ?? ['\t', ';'].find((sign) => text.includes(sign)) ?? '\t';
}

/** A line such as "3. GARCÍA PÉREZ, Luis", as federations write names. */
const isSurnameFirst = (written: string): boolean =>
  /^(?:\d+\s*[.)º-]?\s*)?[\p{Lu}\p{M}\s'’·-]{2,},\s*\p{Lu}\p{Ll}[^,;\t]*$/u.test(written.trim());

type Context = { readonly columns: Columns; readonly order: DateOrder; readonly now: Date };
type ReadRow = { readonly person: ReadPerson; readonly issues: readonly RowIssue[] };

function readRow(cells: readonly string[], row: number, { columns, order, now }: Context): ReadRow {
  const issues: RowIssue[] = [];
  const wrong = (code: IssueCode, value: string): null => {
    issues.push({ row, code, value });
    return null;
  };
  const cell = (kind: ColumnKind): string =>
    (columns.get(kind) ?? [])
      .map((at) => clean(cells[at] ?? ''))
      .join(' ')
      .trim();
  const name = nameOf(cell('name') || `${cell('firstName')} ${cell('surname')}`.trim());
  if (!/\p{L}/u.test(name)) wrong('nameMissing', '');
  else if (figures.test(name) || hasPhoneNumber(name)) wrong('nameFigures', name);
  if (name.length > longest) wrong('tooLong', name);
  const club = cell('club');
  if (club.length > longest) wrong('tooLong', club);
  const entry = cell('click_tt');
  const person = {
    row,
    name,
    club: club || null,
    gender: null,
    date_of_birth: given(cell('date_of_birth'), (written) => dateOf(written, order, now, wrong)),
    initial_rating: given(cell('initial_rating'), (written) => ratingOf(written, wrong)),
    phone: given(cell('phone'), (written) => phoneOf(written, name, wrong)),
    ...(entry !== '' && { click_tt: entry }),
  };
  return { person, issues };
}

type Wrong = (code: IssueCode, value: string) => null;

const given = <T>(written: string, read: (written: string) => T | null): T | null =>
  written === '' ? null : read(written);

/** A cell without invisible characters. */
const clean = (cell: string): string => {
  const cleaned = line(10_000).safeParse(cell);
  return cleaned.success ? cleaned.data : '';
};

/** Without the number or bullet of a list. */
const nameOf = (written: string): string =>
  firstNameFirst(written.replace(/^(?:\d+\s*[.)º-]|\d{1,3}(?=\s+\p{L})|[-–•*])\s*/u, ''));

function dateOf(written: string, order: DateOrder, now: Date, wrong: Wrong): string | null {
  const date = readDate(written, order, now);
  if (date === undefined) return wrong('date', written);
  return isPossibleBirth(date, now.toISOString().slice(0, 10)) ? date : wrong('dateOutside', written);
}

/** Points between thousands and a decimal comma are as in Spain. */
function ratingOf(written: string, wrong: Wrong): number | null {
  const rating = Number(written.replace(/^(\d{1,3})\.(\d{3})$/u, '$1$2').replace(',', '.'));
  if (!Number.isFinite(rating)) return wrong('rating', written);
  return rating < initialRatings.min || rating > initialRatings.max
    ? wrong('ratingOutside', written)
    : rating;
}

function phoneOf(written: string, name: string, wrong: Wrong): Phone | null {
  const digits = written.replace(/[\s().-]/gu, '').replace(/^00/u, '+');
  const code = phoneCodes.find((known) => digits.startsWith(known)) ?? '+34';
  const number = digits.startsWith(code) ? digits.slice(code.length) : digits;
  const read = phone.safeParse({ name: name.slice(0, longest) || '?', code, phone: number });
  return read.success ? read.data : wrong('phone', written);
}

const keyOf = ({ name, date_of_birth: born, click_tt: entry }: ReadPerson): string =>
  `${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ').toSorted().join(' ')} ${entry ?? born ?? ''}`;

/** Rows with the name and date of birth of an earlier one; two entries of click-TT are two people, whatever they are called. */
function repeatedIn(people: readonly ReadPerson[]): RowIssue[] {
  const first = new Map<string, number>();
  return people.flatMap((person) => {
    if (person.name === '') return [];
    const known = first.get(keyOf(person));
    if (known !== undefined) return [{ row: person.row, code: 'repeated', value: String(known) }];
    first.set(keyOf(person), person.row);
    return [];
  });
}
