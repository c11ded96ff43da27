import type { Group, Phase } from '@topspin/contract';
import { defaultRatingSettings, type BestOf, type GroupMatchResult } from '@topspin/engine';
import { namesInPair } from '#domain/match/pair-words.ts';
import { playedGroup } from '#domain/played-group.ts';
import { type ForecastPlayer, writeForecastLine } from './forecast-list.ts';

/** The result of a match between two players of the list. */
export type KnownResult = { readonly a: string; readonly b: string; readonly result: GroupMatchResult };

/** A group or bracket of an open, as the page takes it over. */
export type ForecastSource = {
  readonly name: string;
  /** Its players and byes, as lines of the list. */
  readonly text: string;
  readonly bestOf: BestOf;
  readonly qualify: number | null;
  readonly results: readonly KnownResult[];
};

/**
 * Takes over a group: its players in the order of the draw with their ratings, those of today where they have a match and else
 * those at the draw, of a pair the mean of both, and the results there are; the match for third place does not count in a bracket.
 */
export function forecastSource(group: Group, phase: Phase, name: string): ForecastSource {
  const drawn = new Map(phase.report?.inputs.entrants.map(({ _id, rating }) => [_id, rating]));
  const now = new Map(
    group.matches.flatMap(({ a, b }) => [a, b]).flatMap((one) => (one ? [[one._id, one.rating]] : [])),
  );
  // A pair is drawn by the sum of its ratings, and has none of its own.
  const ratingOf = (id: string, people: number): number | undefined => {
    const sum = drawn.get(id);
    return people === 1 ? (now.get(id) ?? sum) : sum && sum / people;
  };
  const lines = group.players.map(
    (player): ForecastPlayer | null =>
      player && {
        name: player.name,
        rating: ratingOf(player._id, namesInPair(player.name)?.length ?? 1) ?? defaultRatingSettings.start,
      },
  );
  const names = new Map(group.players.flatMap((player) => (player ? [[player._id, player.name]] : [])));
  const counted = group.matches.filter(({ round }) => round !== 'thirdPlace');
  return {
    name,
    text: lines.map(writeForecastLine).join('\n'),
    bestOf: phase.best_of,
    qualify: group.qualify,
    results: playedGroup({ players: group.players, matches: counted }).matches.flatMap(({ a, b, result }) => {
      const [first, second] = [names.get(a), names.get(b)];
      return result && first !== undefined && second !== undefined ? [{ a: first, b: second, result }] : [];
    }),
  };
}
