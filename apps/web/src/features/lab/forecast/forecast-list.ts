import { defaultRatingSettings, shownRating } from '@topspin/engine';
import { readPeople, type RowIssue } from '#domain/player-list/read-people.ts';

export type ForecastPlayer = { readonly name: string; readonly rating: number };

/** A list of players as typed: `null` is a bye, and what is wrong with the lines left out. */
export type ForecastList = {
  readonly lines: readonly (ForecastPlayer | null)[];
  readonly issues: readonly RowIssue[];
};

/** How a bye is written; any dash is read as one. */
const byeSign = '–';
const isBye = (written: string): boolean => /^\s*[-–—]\s*$/u.test(written);

/** A player without a rating has the one that players begin with. */
const { start } = defaultRatingSettings;

/** Reads players as pasted lists are read, a name and a rating a line, and dashes between them as byes. */
export function readForecastList(text: string, now: Date): ForecastList {
  const written = text.split('\n');
  const named = written.map((line) => (isBye(line) ? '' : line)).join('\n');
  const { people, issues } = readPeople(named, now);
  const byRow = new Map(people.map(({ row, name, initial_rating: rating }) => [row, { name, rating }]));
  const lines = written.flatMap((line, index): (ForecastPlayer | null)[] => {
    if (isBye(line)) return [null];
    const person = byRow.get(index + 1);
    return person ? [{ name: person.name, rating: person.rating ?? start }] : [];
  });
  return { lines, issues };
}

/** A player, or a bye, as a line of the list. */
export const writeForecastLine = (player: ForecastPlayer | null): string =>
  player === null ? byeSign : `${player.name}; ${shownRating(player.rating)}`;
