import { insertMatches } from '#features/competition/store/matches.ts';
import { peopleOfSides } from '#features/competition/store/people.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';
import type { Db } from '#http/call.ts';
import { matchRows, type DrawnPhase } from './match-rows.ts';

/** Adds the matches of groups of a phase, with the umpires that the order of play names. */
export async function planMatches(
  db: Db,
  phase: PhaseRow,
  { groups, tables }: Omit<DrawnPhase, 'people'>,
): Promise<void> {
  const sides = groups.flatMap(({ players }) => players.filter((player) => player !== null));
  const people = await peopleOfSides(db, sides);
  await insertMatches(db, matchRows(phase, { groups, tables, people }));
}
