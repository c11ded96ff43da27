import fc from 'fast-check';
import type { Group } from '../standings/group.ts';
import { anyGroup } from './any-group.ts';

/** The same group with players and matches of its own. */
const named = ({ players, matches, lotSeed }: Group, index: number): Group => {
  const nameOf = (player: string) => `${player} of ${index}`;
  return {
    players: players.map(nameOf),
    matches: matches.map((match) => ({
      ...match,
      id: nameOf(match.id),
      a: nameOf(match.a),
      b: nameOf(match.b),
    })),
    lotSeed,
  };
};

/** Two to five groups of different sizes, in which about one match in five is unplayed. */
export const anyGroups = (size = { min: 2, max: 5 }): fc.Arbitrary<readonly Group[]> =>
  fc.array(anyGroup(size), { minLength: 2, maxLength: 5 }).map((groups) => groups.map(named));
