import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlayerId } from '../id.ts';
import { anyGroup, anyResult } from '../testing/any-group.ts';
import { runs } from '../testing/runs.ts';
import type { Prospect } from './certainty.ts';
import type { Group, GroupMatch } from './group.ts';
import { type Consequence, type Need, whatEachNeeds } from './needs.ts';
import { groupStandings } from './standings.ts';

/** A group with unplayed matches, and one way in which it ends, including lots. */
const groupAndEnd = anyGroup({ min: 3, max: 5 }).chain((group) =>
  fc.record({
    group: fc.constant(group),
    results: fc.array(anyResult, { minLength: group.matches.length, maxLength: group.matches.length }),
    lotSeed: fc.string(),
    to: fc.integer({ min: 1, max: group.players.length - 1 }),
  }),
);

const ending = (group: Group, results: readonly GroupMatch['result'][], lotSeed: string): Group => {
  const matches = group.matches.map((match, index) => {
    const { [index]: result } = results;
    return match.result || !result ? match : { ...match, result };
  });
  return { players: group.players, matches, lotSeed };
};

/** What was predicted for the actual ending; `open` if nothing was. */
const saidOf = ({ prospect, byOthers }: Consequence, end: Group): Prospect => {
  if (prospect !== 'open') return prospect;
  const winnerOf = (match: GroupMatch | undefined) => match?.result?.winner && match[match.result.winner];
  const way = byOthers.find(({ winners }) =>
    winners.every(({ match, winner }) => winnerOf(end.matches.find(({ id }) => id === match)) === winner),
  );
  return way?.prospect ?? 'open';
};

const said = (need: Need, end: Group): Prospect => {
  switch (need.kind) {
    case 'settled':
      return need.prospect;
    case 'waits':
      return saidOf(need, end);
    case 'depends':
      return 'open';
    case 'lastMatch': {
      const match = end.matches.find(({ id }) => id === need.match);
      if (match?.result?.outcome !== 'played') return 'open';
      const own = match.a === need.player ? 'a' : 'b';
      const { sets } = match.result;
      const won = sets.filter(({ a, b }) => (own === 'a' ? a > b : b > a)).length;
      const row = need.results.find(
        ({ setsWon, setsLost }) => setsWon === won && setsLost === sets.length - won,
      );
      return row ? saidOf(row, end) : 'open';
    }
  }
};

test('what is said to follow from a result does follow, however the rest ends', () => {
  const seen = { qualified: 0, eliminated: 0, open: 0 };
  fc.assert(
    fc.property(groupAndEnd, ({ group, results, lotSeed, to }) => {
      fc.pre(group.matches.some(({ result }) => !result));
      const end = ending(group, results, lotSeed);
      const positions = new Map<PlayerId, number>(
        groupStandings(end).map(({ player, position }) => [player, position]),
      );
      for (const need of whatEachNeeds(group, { bestOf: 3, from: 1, to })) {
        const prospect = said(need, end);
        const isThrough = (positions.get(need.player) ?? NaN) <= to;
        seen[prospect] += 1;
        if (prospect !== 'open') expect(isThrough).toBe(prospect === 'qualified');
      }
    }),
    { numRuns: runs },
  );
  // The test would prove nothing if nearly everything were left open.
  expect(seen.qualified + seen.eliminated).toBeGreaterThan(seen.open);
});
