import { startingStanding, defaultRatingSettings, type Entrant, type PlayerId } from '@topspin/engine';
import type { World } from './world.ts';

/** A player as input for a draw: the current rating and the club. */
export function entrant({ rows, standings }: World, player: PlayerId): Entrant {
  const standing = standings.get(player) ?? startingStanding(defaultRatingSettings);
  const club = rows.players.find(({ id }) => id === player)?.club_id;
  return {
    player,
    rating: standing.rating,
    rated: standing.matches > 0,
    ...(typeof club === 'string' && { club: club }),
  };
}
