import type { Group } from '@topspin/contract';
import type { Group as PlayedGroup, GroupMatch } from '@topspin/engine';

type Played = Pick<Group['matches'][number], '_id' | 'a' | 'b' | 'state' | 'outcome' | 'winner' | 'sets'>;

const playedMatch = ({ _id, a, b, state, outcome, winner, sets }: Played): GroupMatch[] => {
  if (a === null || b === null) return [];
  const ids = { id: _id, a: a._id, b: b._id };
  if (state !== 'finished' || outcome === null) return [ids];
  return [{ ...ids, result: { outcome, sets, ...(winner === null ? {} : { winner }) } }];
};

/** A group of the API as the engine reads it, by the ids of its players. The seed of its lots is not known, and empty. */
export const playedGroup = ({
  players,
  matches,
}: Pick<Group, 'players'> & { readonly matches: readonly Played[] }): PlayedGroup => ({
  players: players.flatMap((player) => (player === null ? [] : [player._id])),
  matches: matches.flatMap(playedMatch),
  lotSeed: '',
});
