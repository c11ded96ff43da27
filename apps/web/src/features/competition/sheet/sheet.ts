import type { BodyInputOf, Match, MatchPage, putResult } from '@topspin/contract';
import type { Outcome, SetScore, Side } from '@topspin/engine';
import { onDevice, type Draft } from '#ui/draft/drafts.ts';
import type { SheetReading } from './set-sheet.ts';

/** The name of the draft of a match's sheet. */
export const sheetDraft = (matchId: string): Draft => onDevice(`match:${matchId}`);

/** The score of a match: a result typed over it does not come back over another one. */
export const scoreOf = ({
  outcome,
  annulled,
  sets,
  winner,
}: Pick<Match, 'outcome' | 'annulled' | 'sets' | 'winner'>): string =>
  JSON.stringify([outcome, annulled, sets.map(written), winner]);

/** A match sheet while it is being filled in. */
export type Sheet = {
  readonly outcome: Outcome;
  readonly texts: readonly string[];
  /** The player who goes through if the match was not played out. */
  readonly winner: Side | 'nobody' | '';
};

/** The body sent to the server. */
export type SheetResult = BodyInputOf<typeof putResult>;

type Written = {
  readonly outcome?: Outcome | undefined;
  readonly sets: readonly SetScore[];
  readonly winner?: Side | null | undefined;
};

const written = ({ a, b }: SetScore): string => `${a}-${b}`;

/** A result as a sheet. */
export const sheetOf = ({ outcome = 'played', sets, winner }: Written): Sheet => ({
  outcome,
  texts: sets.map(written),
  winner: outcome === 'played' ? '' : (winner ?? 'nobody'),
});

/** The initial sheet: the sets played so far, or the current result when it is corrected; an annulled match has none. */
export const initialSheet = ({ outcome, annulled, sets, sets_won: won, winner }: MatchPage): Sheet =>
  outcome === null || annulled !== null
    ? sheetOf({ outcome: 'played', sets: sets.slice(0, won.a + won.b), winner: null })
    : sheetOf({ outcome, sets: outcome === 'played' ? sets : [], winner });

const hasScore = (fault: object): fault is SetScore => 'a' in fault && 'b' in fault;

/** The set in which a match broke off, if it is the last one entered; undefined if there is none. */
function brokenOff({ scores, faults }: SheetReading): SetScore | undefined {
  const last = scores.length - 1;
  const fault = faults.get(last);
  const unfinished = fault?.code === 'match.setNotFinished' || fault?.code === 'match.setLeadTooSmall';
  return unfinished && hasScore(fault) ? { a: fault.a, b: fault.b } : undefined;
}

/** The outcomes in which both sides may lose: somebody retires from a match against somebody who goes on. */
export const mayNobodyWin = (outcome: Outcome): outcome is 'walkover' | 'disqualified' =>
  outcome === 'walkover' || outcome === 'disqualified';

/** The sheet with another outcome, without a winner it no longer offers. */
export const withOutcome = (sheet: Sheet, outcome: Outcome): Sheet => ({
  ...sheet,
  outcome,
  winner: sheet.winner === 'nobody' && !mayNobodyWin(outcome) ? '' : sheet.winner,
});

/** Whether a result can be saved as entered. */
export function isComplete(sheet: Sheet, reading: SheetReading): boolean {
  switch (sheet.outcome) {
    case 'played':
      return reading.winner !== undefined && reading.faults.size === 0;
    case 'walkover':
      return sheet.winner !== '';
    case 'retired':
    case 'disqualified':
      return sheet.winner !== '' && reading.faults.size === (brokenOff(reading) ? 1 : 0);
  }
}

/** The body of the call that saves it. */
export function toResult(sheet: Sheet, reading: SheetReading): SheetResult {
  if (sheet.outcome === 'played') return { outcome: 'played', sets: [...reading.sets] };
  const winner = sheet.winner === 'nobody' || sheet.winner === '' ? null : sheet.winner;
  if (sheet.outcome === 'walkover') return { outcome: 'walkover', sets: [], winner };
  const last = brokenOff(reading);
  return { outcome: sheet.outcome, sets: last ? [...reading.sets, last] : [...reading.sets], winner };
}
