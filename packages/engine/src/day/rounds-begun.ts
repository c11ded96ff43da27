import { isOccupying, type DayMatch } from './day.ts';
import type { DayIndex } from './day-index.ts';

/** The round of a match: of a bracket, or of all the groups of a phase. */
export const roundKey = ({ open, phase, group, round, roundNumber, number }: DayMatch): string =>
  round === null ? `${open} ${phase} ${number}` : `${open} ${phase} ${group} ${roundNumber}`;

/** Whether others of a match's round are on tables, in an open that keeps its rounds together. */
export function roundsBegun({ day, settingsOf }: DayIndex): (match: DayMatch) => boolean {
  const begun = new Set(
    day.matches.filter((match) => isOccupying(match) && settingsOf(match.open).isRoundTogether).map(roundKey),
  );
  return (match) => begun.size > 0 && begun.has(roundKey(match));
}
