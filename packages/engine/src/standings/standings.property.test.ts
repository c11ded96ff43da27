import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { anyGroup } from '../testing/any-group.ts';
import { runs } from '../testing/runs.ts';
import type { Group, GroupMatch } from './group.ts';
import { groupStandings } from './standings.ts';

/** The figures of a player against a set of players, computed the slow and simple way. */
const figures = (player: string, among: readonly string[], matches: readonly GroupMatch[]) => {
  const sum = { matchPoints: 0, sets: [0, 0], points: [0, 0] };
  for (const { a, b, result } of matches) {
    if (!result || !among.includes(a) || !among.includes(b) || (a !== player && b !== player)) continue;
    const own = a === player ? 'a' : 'b';
    const other = own === 'a' ? 'b' : 'a';
    if (result.winner === own) sum.matchPoints += 2;
    else if (result.winner === other && result.outcome === 'played') sum.matchPoints += 1;
    for (const set of result.winner ? result.sets : []) {
      sum.points = [(sum.points[0] ?? 0) + set[own], (sum.points[1] ?? 0) + set[other]];
      sum.sets = [
        (sum.sets[0] ?? 0) + Number(set[own] > set[other]),
        (sum.sets[1] ?? 0) + Number(set[other] > set[own]),
      ];
    }
  }
  return sum;
};

/** A ratio as a decimal with 30 places, using integers only. */
const exactly = ([won = 0, lost = 0]: readonly number[]): bigint => {
  if (won === 0 && lost === 0) return 10n ** 30n;
  return lost === 0 ? 10n ** 60n : (BigInt(won) * 10n ** 30n) / BigInt(lost);
};

const descending = (one: bigint, other: bigint): number => (one > other ? -1 : Number(one < other));

/** Regulation 3.7.5 implemented again, by values instead of comparisons. */
const orderAgain = (tied: readonly string[], { matches, lotSeed }: Group): readonly string[] => {
  if (tied.length < 2) return tied;
  const measures = [
    (player: string) => BigInt(figures(player, tied, matches).matchPoints),
    (player: string) => exactly(figures(player, tied, matches).sets),
    (player: string) => exactly(figures(player, tied, matches).points),
  ];
  for (const measure of measures) {
    const values = [...new Set(tied.map(measure))].toSorted(descending);
    if (values.length === 1) continue;
    return values.flatMap((value) =>
      orderAgain(
        tied.filter((player) => measure(player) === value),
        { players: [], matches, lotSeed },
      ),
    );
  }
  const lot = (player: string) => randomFrom(`${lotSeed}:${player}`)();
  return tied.toSorted((one, other) => lot(one) - lot(other));
};

test('the order is that of the regulation, computed another way', () => {
  fc.assert(
    fc.property(anyGroup(), (group) => {
      expect(groupStandings(group).map(({ player }) => player)).toEqual(orderAgain(group.players, group));
    }),
    { numRuns: runs },
  );
});

test('positions are 1 to n, each player once', () => {
  fc.assert(
    fc.property(anyGroup(), (group) => {
      const rows = groupStandings(group);
      expect(rows.map(({ position }) => position)).toEqual(group.players.map((_, index) => index + 1));
      expect(rows.map(({ player }) => player).toSorted()).toEqual(group.players.toSorted());
    }),
    { numRuns: runs },
  );
});

test('the standings do not depend on the order of players, matches or sides', () => {
  const turn = (match: GroupMatch): GroupMatch => {
    const { id, a, b, result } = match;
    if (!result) return { id, a: b, b: a };
    const { outcome, winner, sets } = result;
    const turned = sets.map((set) => ({ a: set.b, b: set.a }));
    return {
      id,
      a: b,
      b: a,
      result: { outcome, sets: turned, ...(winner ? { winner: winner === 'a' ? 'b' : 'a' } : {}) },
    };
  };
  const shuffled = anyGroup().chain((group) =>
    fc.record({
      group: fc.constant(group),
      players: fc.shuffledSubarray([...group.players], { minLength: group.players.length }),
      matches: fc.shuffledSubarray([...group.matches], { minLength: group.matches.length }),
      turned: fc.array(fc.boolean(), { minLength: group.matches.length, maxLength: group.matches.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ group, players, matches, turned }) => {
      const again = {
        ...group,
        players,
        matches: matches.map((match, index) => (turned[index] ? turn(match) : match)),
      };
      expect(groupStandings(again)).toEqual(groupStandings(group));
    }),
    { numRuns: runs },
  );
});

test('the figures add up over the group', () => {
  fc.assert(
    fc.property(anyGroup(), (group) => {
      const rows = groupStandings(group);
      const total = (figure: 'setsWon' | 'setsLost' | 'pointsWon' | 'pointsLost' | 'played' | 'won') =>
        rows.reduce((sum, row) => sum + row[figure], 0);
      const decided = group.matches.filter(({ result }) => result);
      expect(total('setsWon')).toBe(total('setsLost'));
      expect(total('pointsWon')).toBe(total('pointsLost'));
      expect(total('played')).toBe(2 * decided.length);
      expect(total('won')).toBe(decided.filter(({ result }) => result?.winner).length);
      for (const row of rows) expect(row.won + row.lost).toBe(row.played);
    }),
    { numRuns: runs },
  );
});

test('what decided a position holds: ahead of the next one among those who were level', () => {
  fc.assert(
    fc.property(anyGroup(), (group) => {
      const rows = groupStandings(group);
      for (const [index, row] of rows.entries()) {
        const among = row.decidedBy?.among ?? [];
        expect(among).toContain(row.player);
        const places = among.map((player) => rows.findIndex((other) => other.player === player));
        expect(places).toEqual(places.map((_, step) => (places[0] ?? 0) + step));
        const next = rows[index + 1];
        if (next && row.decidedBy?.criterion === 'matchPoints' && next.decidedBy?.among === among) {
          expect(row.decidedBy.won).toBeGreaterThan(next.decidedBy.won);
        }
      }
    }),
    { numRuns: runs },
  );
});
