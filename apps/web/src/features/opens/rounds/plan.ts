import { day } from '@topspin/engine';

/** How the rounds of a season follow one another. */
export type Plan = {
  /** The name of each, with `{n}` for its number. */
  readonly pattern: string;
  readonly count: number | null;
  /** When the first starts, `2027-01-09T10:00`. */
  readonly first: string;
  readonly every: number | null;
  readonly unit: 'days' | 'weeks';
  /** Days on which nothing is played, `2027-01-16`. */
  readonly skipped: readonly string[];
};

export type Round = { readonly name: string; readonly start: string };

const daysOf = { days: 1, weeks: 7 } as const;

/** How long to look for free days: a season with every other day skipped is still found. */
const looks = 400;

/** A wall time moved by some days, by the calendar. */
export const movedBy = (wall: string, days: number): string =>
  new Date(Date.parse(`${wall}Z`) + days * day).toISOString().slice(0, 16);

const nameOf = (pattern: string, index: number): string => pattern.replaceAll('{n}', String(index + 1));

/** Rounds worked out again, with the names that were typed over those of the pattern before. */
export const keepingNames = (before: readonly Round[], pattern: string, planned: readonly Round[]): Round[] =>
  planned.map((round, index) => {
    const typed = before[index]?.name ?? '';
    return typed === '' || typed === nameOf(pattern, index) ? round : { ...round, name: typed };
  });

/** The rounds of a plan in order; a date that is skipped moves that round and all later ones on by one interval. */
export function plannedRounds({ pattern, count, first, every, unit, skipped }: Plan, most: number): Round[] {
  const rounds: Round[] = [];
  if (Number.isNaN(Date.parse(`${first}Z`)) || !count || !every || every < 1) return rounds;
  const wanted = Math.min(count, most);
  for (let step = 0; rounds.length < wanted && step < looks; step += 1) {
    const start = movedBy(first, step * every * daysOf[unit]);
    if (skipped.includes(start.slice(0, 10))) continue;
    rounds.push({ name: nameOf(pattern, rounds.length), start });
  }
  return rounds;
}
