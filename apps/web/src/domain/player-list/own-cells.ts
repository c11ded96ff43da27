import type { Columns } from './columns.ts';

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

/** Clubs by their names without case, accents and signs. */
type Clubs = ReadonlySet<string>;
export const noClubs: Clubs = new Set();

/** The clubs that a list names in their own column. */
export const clubsIn = (rows: readonly (readonly string[])[], columns: Columns): Clubs => {
  const [at] = columns.get('club') ?? [];
  if (at === undefined) return noClubs;
  return new Set(rows.map((row) => folded(row[at] ?? '')).filter((club) => club !== ''));
};

const clubWord = /^(?:club|ctt|ct|tt|ttc|ad|ae|cd|ce|cn|sd|ud|ue) [a-z0-9]/u;

/** Whether this is a club: by its first word, such as CTT, or because other rows name it as one. */
const isClub = (text: string, clubs: Clubs): boolean => {
  const name = folded(text.replaceAll('.', ''));
  return clubWord.test(name) || clubs.has(folded(text));
};

/**
 * The cells of a row that its writer divided in another way than the list: by semicolons or tabs, by commas where a club
 * follows the name ("Ana Gil, CTT Reus"), or with the club in brackets. Undefined for a row that is divided as the list is.
 */
export function ownCells(row: readonly string[], clubs: Clubs): readonly string[] | undefined {
  const [written = '', ...others] = row;
  if (others.some((cell) => cell.trim() !== '')) return undefined;
  const sign = [';', '\t'].find((each) => written.includes(each));
  if (sign !== undefined) return trimmed(written.split(sign));
  const [name, club = '', ...more] = trimmed(written.split(','));
  if (name !== '' && isClub(club, clubs)) return [name ?? '', club, ...more];
  const [, before = '', inside = ''] = /^([^()]+)\(([^()]+)\)$/u.exec(written.trim()) ?? [];
  return isClub(inside, clubs) ? trimmed([before, inside]) : undefined;
}

const trimmed = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim());
