import type { Group, Phase } from '@topspin/contract';
import { defaultRatingSettings, type BestOf, type GroupMatchResult } from '@topspin/engine';
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
 * those at the draw, and the results there are; the match for third place does not count in a bracket.
 */
export function forecastSource(group: Group, phase: Phase, name: string): ForecastSource {
  const drawn = phase.report?.inputs.entrants.map(({ _id, rating }) => [_id, rating] as const) ?? [];
  const now = group.matches
    .flatMap(({ a, b }) => [a, b])
    .flatMap((player) => (player === null ? [] : [[player._id, player.rating] as const]));
  const ratings = new Map([...drawn, ...now]);
  const lines = group.players.map(
    (player): ForecastPlayer | null =>
      player && { name: player.name, rating: ratings.get(player._id) ?? defaultRatingSettings.start },
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
