import { itemAt } from '../../item-at.ts';
import { playerTwice } from '../../draw/entrants/ranking.ts';
import type { DrawFailure } from '../../draw/report.ts';
import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import { swissPlayers } from '../field.ts';
import type { SwissField } from '../field.ts';
import { farSightedMatching } from '../matching/far-sighted.ts';
import { minimumMatching } from '../matching/minimum-matching.ts';
import { swissMethod } from '../report.ts';
import type { SwissReport } from '../report.ts';
import { costOfRematch, pairCosts } from './criteria.ts';
import { candidatesFor } from './history.ts';
import type { Candidate } from './history.ts';
import { brokenBy } from './judge.ts';
import type { SwissPairs } from './judge.ts';

/** The input of the pairing of a round. */
export type SwissRoundRequest = {
  readonly field: SwissField;
  /** From 1. */
  readonly round: number;
  /** How many rounds there are to be: in a small field, this one leaves pairs for the later ones. */
  readonly rounds?: number;
  readonly seed: string;
};

/** The pairs of a round and the report of its draw. */
export type SwissRound = SwissPairs & { readonly report: SwissReport };

const failureOf = ({ entrants, left }: SwissField): DrawFailure | undefined => {
  const ids = entrants.map(({ player }) => player);
  const twice = playerTwice(ids);
  if (twice !== undefined) return { code: 'phase.playerTwice', player: twice };
  const gone = new Set(left);
  const players = ids.filter((player) => !gone.has(player)).length;
  const { min, max } = swissPlayers;
  if (players < min) return { code: 'draw.tooFewPlayers', players, min };
  return players > max ? { code: 'draw.tooManyPlayers', players, max } : undefined;
};

/** Up to so many, with the bye, opponents may run out before the last round. */
const smallField = 10;

/** The partners of the candidates, the vertex after the last of whom is the bye. */
const matched = (
  candidates: readonly Candidate[],
  { round, rounds = round, seed }: SwissRoundRequest,
): readonly number[] => {
  const count = candidates.length;
  const vertices = count + (count % 2);
  const costs = pairCosts(candidates, seed);
  const later = Math.min(rounds, vertices - 1) - round;
  const isNew = (one: number, other: number): boolean =>
    costOfRematch(candidates, Math.min(one, other), Math.max(one, other)) === 0;
  const farSighted =
    later > 0 && vertices <= smallField ? farSightedMatching(vertices, costs, isNew, later) : undefined;
  return farSighted ?? minimumMatching(vertices, costs);
};

/** The pairs of a matching, those with the most wins first; the player ahead is the first of a pair. */
const pairsFrom = (candidates: readonly Candidate[], mates: readonly number[]): SwissPairs => {
  const count = candidates.length;
  const playerAt = (number: number) => itemAt(candidates, number).entrant.player;
  const alone = mates.indexOf(count);
  return {
    pairs: candidates.flatMap((_, one) => {
      const other = itemAt(mates, one);
      return one < other && other < count ? [[playerAt(one), playerAt(other)] as const] : [];
    }),
    bye: alone < 0 ? null : playerAt(alone),
  };
};

/**
 * Pairs a round of a Swiss phase by the criteria in their order, exactly: no other pairing breaks less of one without breaking more of an
 * earlier one; among ten or fewer, of those that leave every later round without a rematch. The first round is paired as seeded, since
 * all have the same wins. The same seed gives the same pairs.
 */
export const pairSwissRound = (request: SwissRoundRequest): Result<SwissRound, DrawFailure> => {
  const { field, round, seed } = request;
  const failure = failureOf(field);
  if (failure !== undefined) return err(failure);
  const candidates = candidatesFor(field, round);
  const drawn = pairsFrom(candidates, matched(candidates, request));
  const entrants = candidates.map(({ entrant, wins }) => ({ ...entrant, wins }));
  return ok({
    ...drawn,
    report: {
      method: swissMethod,
      seed,
      inputs: { kind: 'swiss', round, entrants },
      notKept: brokenBy(candidates, drawn, 'noPlaceLeft'),
    },
  });
};
