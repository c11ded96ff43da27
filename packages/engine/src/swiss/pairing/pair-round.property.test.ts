import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { itemAt } from '../../item-at.ts';
import { anyEvening, playEvening } from '../../testing/swiss.ts';
import type { EveningRound } from '../../testing/swiss.ts';
import { propertiesOf } from '../../testing/properties-of.ts';
import { runs } from '../../testing/runs.ts';
import { swissRounds } from '../rounds.ts';
import { swissRules } from './criteria.ts';
import { candidatesFor } from './history.ts';
import type { Candidate } from './history.ts';

/** Pairs of places among the candidates; the place after the last one is the bye. */
type Pairing = readonly (readonly [number, number])[];

const costsOf = (
  candidates: readonly Candidate[],
  [one, other]: readonly [number, number],
): readonly number[] =>
  swissRules.map(({ pair, bye }) =>
    other === candidates.length
      ? (bye?.(itemAt(candidates, one), candidates.length - 1 - one) ?? 0)
      : pair(itemAt(candidates, one), itemAt(candidates, other)),
  );
const plus = (sum: readonly number[], costs: readonly number[]): readonly number[] =>
  sum.map((value, index) => value + itemAt(costs, index));
const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && itemAt(one, at) < itemAt(other, at);
};
const nothing = swissRules.map(() => 0);

/** The least that any pairing breaks, by trying all; a branch that is worse already is not followed. */
const leastOfAll = (candidates: readonly Candidate[]): readonly number[] => {
  let least: readonly number[] = swissRules.map(() => Infinity);
  const extend = (free: readonly number[], sum: readonly number[]): void => {
    if (!isLess(sum, least)) return;
    const [one, ...others] = free;
    if (one === undefined) {
      least = sum;
      return;
    }
    for (const other of others)
      extend(
        others.filter((place) => place !== other),
        plus(sum, costsOf(candidates, [one, other])),
      );
  };
  const count = candidates.length + (candidates.length % 2);
  extend(
    Array.from({ length: count }, (_, place) => place),
    nothing,
  );
  return least;
};

const pairingOf = ({ drawn }: EveningRound, candidates: readonly Candidate[]): Pairing => {
  const placeOf = (player: string): number =>
    candidates.findIndex(({ entrant }) => entrant.player === player);
  return [
    ...drawn.pairs.map(([a, b]) => [placeOf(a), placeOf(b)] as const),
    ...(drawn.bye === null ? [] : [[placeOf(drawn.bye), candidates.length] as const]),
  ];
};

/** Whether everybody can be paired without a rematch, by trying. */
const canAvoidRematches = (candidates: readonly Candidate[]): boolean => {
  const isNew = (one: Candidate, other: Candidate | undefined): boolean =>
    other === undefined ? one.byes === 0 : !one.met.has(other.entrant.player);
  const extend = ([one, ...others]: readonly (Candidate | undefined)[]): boolean =>
    one === undefined ||
    others.some((other, index) => isNew(one, other) && extend(others.filter((_, place) => place !== index)));
  return extend(candidates.length % 2 === 0 ? candidates : [...candidates, undefined]);
};

const holdsFor = propertiesOf(anyEvening(12), playEvening);

describe('each round of any evening of up to twelve', () => {
  it('pairs everybody once', () => {
    holdsFor((evening) => {
      for (const { field, drawn } of evening) {
        const expected = field.entrants
          .map(({ player }) => player)
          .filter((player) => !field.left.includes(player));
        const paired = [...drawn.pairs.flat(), ...(drawn.bye === null ? [] : [drawn.bye])];
        expect(paired.toSorted()).toEqual(expected.toSorted());
      }
    });
  });

  it('has no rematch and no second bye if there is any pairing without', () => {
    holdsFor((evening) => {
      for (const { field, round, drawn } of evening) {
        const met = new Set(field.matches.map(({ a, b }) => [a, b].toSorted().join(' ')));
        const again = drawn.pairs.some((pair) => met.has(pair.toSorted().join(' ')));
        const second = field.byes.some(({ player }) => player === drawn.bye);
        if (again || second) expect(canAvoidRematches(candidatesFor(field, round))).toBe(false);
      }
    });
  });

  it('breaks as little as the best of all pairings, criterion by criterion', () => {
    holdsFor((evening) => {
      for (const one of evening) {
        const candidates = candidatesFor(one.field, one.round);
        const sum = pairingOf(one, candidates).reduce<readonly number[]>(
          (before, pair) => plus(before, costsOf(candidates, pair)),
          nothing,
        );
        expect(sum).toEqual(leastOfAll(candidates));
      }
    });
  });

  it('reports a criterion exactly where it breaks it', () => {
    holdsFor((evening) => {
      for (const one of evening) {
        const candidates = candidatesFor(one.field, one.round);
        const pairing = pairingOf(one, candidates);
        for (const [index, { criterion }] of swissRules.entries()) {
          const broken = pairing.filter((pair) => itemAt(costsOf(candidates, pair), index) > 0).length;
          const reported = one.drawn.report.notKept.filter((not) => not.criterion === criterion);
          expect(reported).toHaveLength(broken);
        }
      }
    });
  });
});

test('up to ten meet everybody once, and each has the bye once, in as many rounds as there are opponents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10 }), fc.nat(), (players, lot) => {
      const rounds = swissRounds(players).most;
      const evening = playEvening({ players, rounds, clubs: 3, lot, isWhole: true });
      const pairs = evening.flatMap(({ drawn }) => drawn.pairs.map((pair) => pair.toSorted().join(' ')));
      expect(new Set(pairs).size).toBe((players * (players - 1)) / 2);
      const byes = evening.flatMap(({ drawn: { bye } }) => (bye === null ? [] : [bye]));
      expect(new Set(byes).size).toBe(byes.length);
    }),
    { numRuns: Math.min(runs, 60) },
  );
});
