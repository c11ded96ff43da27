import {
  type AnswerOf,
  type appendEvents,
  eventFromWire,
  type MatchEventOnWire,
  type MatchPage,
} from '@topspin/contract';
import { foldMatch } from '@topspin/engine';

type Answer = AnswerOf<typeof appendEvents>;

export type Acknowledged = {
  /** The match with the accepted events in its log. */
  readonly page: MatchPage;
  /** Whether more than the log may have changed, so that the page must be reloaded. */
  readonly isStale: boolean;
};

/** Applies the server's answer to a match and the events sent. */
export function acknowledge(
  page: MatchPage,
  sent: readonly MatchEventOnWire[],
  { seq, rejected }: Answer,
): Acknowledged {
  const firstRefused = rejected?.seq ?? Infinity;
  const fresh = sent.filter((event) => event.seq > page.events.length && event.seq < firstRefused);
  const follows = fresh.length === 0 || fresh[0]?.seq === page.events.length + 1;
  const next = follows ? { ...page, events: [...page.events, ...fresh] } : page;
  return {
    page: next,
    isStale: rejected !== undefined || next.events.length !== seq || hasTurned(page, next),
  };
}

/** Whether a set or the match has begun or ended between two logs. */
const hasTurned = (before: MatchPage, after: MatchPage): boolean =>
  turningPoint(before) !== turningPoint(after);

function turningPoint({ events, best_of }: MatchPage): string {
  const { status, setsWon } = foldMatch(events.map(eventFromWire), { bestOf: best_of });
  return `${status} ${setsWon.a} ${setsWon.b}`;
}
