import {
  applyEvent,
  foldMatch,
  type MatchEvent,
  type MatchFailure,
  type MatchState,
  type Result,
} from '@topspin/engine';

/** The log of a match on the scoring device: the events the server has, and those still to be sent. */
export type ScoringLog = {
  readonly confirmed: readonly MatchEvent[];
  readonly pending: readonly MatchEvent[];
};

/** An umpire's action, before it has a number in the log. */
type WithoutRecord<E> = E extends MatchEvent ? Omit<E, 'id' | 'seq' | 'at'> : never;
export type ScoringAction = WithoutRecord<MatchEvent>;

type Rules = Parameters<typeof foldMatch>[1];

export const wholeLog = ({ confirmed, pending }: ScoringLog): readonly MatchEvent[] => [
  ...confirmed,
  ...pending,
];

export const stateOf = (log: ScoringLog, rules: Rules): MatchState => foldMatch(wholeLog(log), rules);

const lastSeq = (log: ScoringLog): number => wholeLog(log).at(-1)?.seq ?? 0;

/** The log with one more event waiting to be sent, or why the rules refuse it. */
export function record(
  log: ScoringLog,
  action: ScoringAction,
  rules: Rules,
  { id, now }: { readonly id: string; readonly now: number },
): Result<ScoringLog, MatchFailure> {
  const event = { ...action, id, seq: lastSeq(log) + 1, at: now } as MatchEvent;
  const applied = applyEvent(stateOf(log, rules), event);
  return applied.ok ? { ok: true, value: { ...log, pending: [...log.pending, event] } } : applied;
}

/**
 * The log after the server's answer: events it has are no longer waiting. Those that follow the
 * server's log keep waiting; those that no longer fit are returned separately, to be shown.
 */
export function confirm(
  log: ScoringLog,
  confirmed: readonly MatchEvent[],
): ScoringLog & { readonly rejected: readonly MatchEvent[] } {
  const known = new Set(confirmed.map(({ id }) => id));
  const waiting = log.pending.filter(({ id }) => !known.has(id));
  const next = (confirmed.at(-1)?.seq ?? 0) + 1;
  const fits = waiting.length === 0 || waiting[0]?.seq === next;
  return { confirmed, pending: fits ? waiting : [], rejected: fits ? [] : waiting };
}
