import { startingStanding, defaultRatingSettings, type Entrant, type PlayerId } from '@topspin/engine';
import type { World } from './world.ts';

/** The entrant of a draw for a player, or for a pair: its rating is the sum of both, and it has both clubs. */
export function entrant({ rows, standings, members }: World, side: PlayerId): Entrant {
  const people = members.get(side) ?? [side];
  const theirs = people.map((player) => standings.get(player) ?? startingStanding(defaultRatingSettings));
  const [club, otherClub] = people.flatMap((player) => {
    const of = rows.players.find(({ id }) => id === player)?.club_id;
    return typeof of === 'string' ? [of] : [];
  });
  return {
    player: side,
    rating: theirs.reduce((sum, { rating }) => sum + rating, 0),
    rated: theirs.some(({ matches }) => matches > 0),
    ...(club !== undefined && { club }),
    ...(otherClub !== undefined && { otherClub }),
  };
}
