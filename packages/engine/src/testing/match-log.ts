import type { Card, MatchEvent, TossEvent } from '../match/events.ts';
import type { PairPlace } from '../match/doubles/order.ts';
import { foldMatch, type MatchState } from '../match/fold.ts';
import type { BestOf, Side, UnplayedOutcome } from '../match/match.ts';

/** An event without the common fields; `at` if the instant matters. */
type Bare<Event> = Event extends MatchEvent
  ? Omit<Event, 'id' | 'seq' | 'at'> & { readonly at?: number }
  : never;
export type Entry = Bare<MatchEvent>;

/** Single entries or sequences of them. */
export type Entries = readonly (Entry | readonly Entry[])[];

/** A log from its entries: numbered from 1, a second apart unless they say when. */
export const logOf = (...entries: Entries): readonly MatchEvent[] =>
  entries.flat().map((entry, index) => {
    const seq = index + 1;
    return { at: seq * 1000, ...entry, id: `event-${seq}`, seq };
  });

export const toss = (server: Side = 'a', leftEnd: Side = 'a'): Bare<TossEvent> => ({
  type: 'toss',
  winner: server,
  choice: 'serve',
  server,
  leftEnd,
});

/** Points by the sides that won them, in order: `aab`. */
export const points = (winners: string): readonly Entry[] =>
  Array.from(winners, (letter): Entry => ({ type: 'point', side: letter === 'a' ? 'a' : 'b' }));

/** A whole set, won by a side against this many points. */
export const setFor = (winner: Side, loserPoints = 0): readonly Entry[] => {
  const loser = winner === 'a' ? 'b' : 'a';
  if (loserPoints < 10) return points(loser.repeat(loserPoints) + winner.repeat(11));
  return points((loser + winner).repeat(loserPoints) + winner.repeat(2));
};

export const undo: Entry = { type: 'undo' };
export const start: Entry = { type: 'start' };
export const timeout = (side: Side): Entry => ({ type: 'timeout', side });
export const suspension: Entry = { type: 'suspension' };
export const expedite = (server: Side): Entry => ({ type: 'expedite', server });
export const correctServe = (server: Side): Entry => ({ type: 'serveCorrection', server });
export const serveOrder = (server: PairPlace, receiver: PairPlace): Entry => ({
  type: 'serveOrder',
  server,
  receiver,
});
export const penalty = (side: Side, count: 1 | 2): Entry => ({ type: 'penaltyPoint', side, points: count });
export const show = (side: Side, card: Card): Entry => ({ type: 'card', side, card });
export const end = (outcome: UnplayedOutcome, side?: Side): Entry => ({
  type: 'end',
  outcome,
  ...(side === undefined ? {} : { side }),
});

/** The match that these entries make. */
export const fold = (bestOf: BestOf, ...entries: Entries): MatchState =>
  foldMatch(logOf(...entries), { bestOf });

/** The cues after these entries, as `matchPoint a, towel`. */
export const cuesAfter = (bestOf: BestOf, ...entries: Entries): string =>
  fold(bestOf, ...entries)
    .cues.map((cue) => ('side' in cue ? `${cue.kind} ${cue.side}` : cue.kind))
    .join(', ');
