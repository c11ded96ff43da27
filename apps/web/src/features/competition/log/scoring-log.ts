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

/** An event tapped on this device, and the one it was tapped after; null after none, or if that is not known. */
export type Tapped = { readonly event: MatchEvent; readonly after: string | null };

/**
 * The server's log with the events of this device that follow it. Events it has are no longer waiting, and those tapped on
 * another score do not count: the server will refuse them.
 */
export function confirm(confirmed: readonly MatchEvent[], waiting: readonly Tapped[]): ScoringLog {
  const inLog = new Set(confirmed.map(({ id }) => id));
  const pending: MatchEvent[] = [];
  for (const { event, after } of waiting) {
    const last = pending.at(-1) ?? confirmed.at(-1);
    const follows = event.seq === (last?.seq ?? 0) + 1 && (after === null || after === last?.id);
    if (!inLog.has(event.id) && follows) pending.push(event);
  }
  return { confirmed, pending };
}
