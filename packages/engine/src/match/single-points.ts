import type { MatchEvent } from './events.ts';

/** Two penalty points one by one, since the second may fall into the next set. */
export const singlePoints = (events: readonly MatchEvent[]): readonly MatchEvent[] =>
  events.flatMap((event) =>
    event.type === 'penaltyPoint' && event.points === 2
      ? [
          { ...event, points: 1 as const },
          { ...event, points: 1 as const },
        ]
      : event,
  );
