import {
  type BestOf,
  otherSide,
  type SetScore,
  setWinner,
  type Side,
  type UnplayedOutcome,
} from '@topspin/engine';
import type { ErrorCode, Match } from '@topspin/contract';
import { readSheet } from '../sheet/set-sheet.ts';
import { isComplete, type Sheet, type SheetResult, toResult } from '../sheet/sheet.ts';

/** A result typed in one line, such as `9 -5 7`, from the view of one player: side a here, whatever side of the match it is. */
export type LineReading = {
  /** The sets understood so far. */
  readonly sets: readonly SetScore[];
  readonly setsWon: Readonly<Record<Side, number>>;
  /** How it ended, if a letter says that it was not played out. */
  readonly outcome: Sheet['outcome'];
  /** The winner; nobody if neither came. */
  readonly winner: Side | 'nobody' | undefined;
  /** What is wrong, and with which text. */
  readonly fault: { readonly code: ErrorCode; readonly text: string; readonly isLast: boolean } | undefined;
  /** The result to save, once the line is complete. */
  readonly result: SheetResult | undefined;
};

/** The letters of an early end: `w`, `w.o.`, `r`, `ret`, `a`, `d`, `dq`; with a minus it is this player who did not go on. */
const ending = /^(-?)(?:(w|wo|w\.o\.?)|(r|ret|a)|(d|dq))$/iu;
const neitherCame = 'ww';

type Ending = { readonly outcome: UnplayedOutcome; readonly winner: Side | 'nobody' };

function readEnding(text: string | undefined): Ending | undefined {
  if (text?.toLowerCase() === neitherCame) return { outcome: 'walkover', winner: 'nobody' };
  const [found, minus, walkover, retired] = ending.exec(text ?? '') ?? [];
  if (found === undefined) return undefined;
  const outcome = walkover ? 'walkover' : retired ? 'retired' : 'disqualified';
  return { outcome, winner: minus === '-' ? 'b' : 'a' };
}

/** The texts of a line, one for each set. `9 -5` are two sets; `9 - 5`, `9-5` and `9:5` are one. */
const textsOf = (line: string): string[] =>
  line
    .replaceAll(/[‐‑‒–—−]/gu, '-')
    .replaceAll(/(\d)\s*[-:]\s+(?=\d)|(\d)\s*:(?=\d)/gu, '$1$2-')
    .split(/[\s,;]+/u)
    .filter((text) => text !== '');

/** A walkover has no points, and a match that was decided did not end early. */
function earlyFault(
  { outcome }: Ending,
  { length }: readonly string[],
  decided: boolean,
): ErrorCode | undefined {
  if (outcome === 'walkover') return length > 0 ? 'match.walkoverAfterPoint' : undefined;
  return decided ? 'match.alreadyDecided' : undefined;
}

/** Reads a line as it is typed. */
export function readLine(line: string, bestOf: BestOf): LineReading {
  const all = textsOf(line);
  const end = readEnding(all.at(-1));
  const texts = end ? all.slice(0, -1) : all;
  const sheet: Sheet = { outcome: 'played', winner: '', ...end, texts };
  const reading = readSheet(texts, bestOf);
  const complete = texts.length <= bestOf && isComplete(sheet, reading);
  const early = end && earlyFault(end, texts, reading.winner !== undefined);
  const [index, fault] = [...reading.faults].toSorted(([one], [other]) => one - other)[0] ?? [];
  const code = early ?? (complete ? undefined : fault?.code);
  const result = complete && !early ? toResult(sheet, reading) : undefined;
  return {
    sets: reading.sets,
    setsWon: reading.setsWon,
    outcome: sheet.outcome,
    winner: end?.winner ?? reading.winner,
    fault: code && {
      code,
      text: texts[index ?? texts.length - 1] ?? '',
      isLast: !end && index === texts.length - 1 && !/[\s,;]$/u.test(line),
    },
    result,
  };
}

const shortSet = (set: SetScore): string => (setWinner(set) === 'b' ? `-${set.a}` : `${set.b}`);

const letterOf = { walkover: 'w', retired: 'r', disqualified: 'd' } as const;

/** A finished match as a line from the view of one of its sides; early ends as their letter alone. */
export function writeLine(
  { outcome, winner, sets }: Pick<Match, 'outcome' | 'winner' | 'sets'>,
  side: Side,
): string {
  if (outcome === null) return '';
  if (outcome === 'played') return sets.map((set) => shortSet(turnedSet(set, side))).join(' ');
  if (winner === null) return neitherCame;
  return `${winner === side ? '' : '-'}${letterOf[outcome]}`;
}

const turnedSet = ({ a, b }: SetScore, side: Side): SetScore => (side === 'a' ? { a, b } : { a: b, b: a });

/** A result seen from one side, as the match has it, or the other way round. */
export function turned(result: SheetResult, side: Side): SheetResult {
  if (side === 'a') return result;
  const { winner } = result;
  return {
    ...result,
    sets: result.sets.map((set) => turnedSet(set, side)),
    ...(winner && { winner: otherSide(winner) }),
  };
}
