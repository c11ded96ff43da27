import { startingStanding, defaultRatingSettings, type Entrant, type PlayerId } from '@topspin/engine';
import type { World } from './world.ts';

/** What plays as input for a draw: the current rating, of a pair the sum of both, and the club. */
export function entrant({ rows, standings, members }: World, side: PlayerId): Entrant {
  const people = (members.get(side) ?? [side]).map(
    (player) => standings.get(player) ?? startingStanding(defaultRatingSettings),
  );
  const club = rows.players.find(({ id }) => id === side)?.club_id;
  return {
    player: side,
    rating: people.reduce((sum, { rating }) => sum + rating, 0),
    rated: people.some(({ matches }) => matches > 0),
    ...(typeof club === 'string' && { club: club }),
  };
}
