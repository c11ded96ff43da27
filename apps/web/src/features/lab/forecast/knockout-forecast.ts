import {
  bracketSize,
  defaultRatingSettings as settings,
  drawKnockout,
  forecastKnockout,
  type KnockoutForecastResult,
  roundName,
  type RoundName,
} from '@topspin/engine';
import type { ForecastPlayer } from './forecast-list.ts';
import type { KnownResult } from './forecast-source.ts';

/** Where players stand in the bracket: as listed, or drawn by rating from a seed. */
export const bracketOrders = ['listed', 'drawn'] as const;
export type BracketOrder = (typeof bracketOrders)[number];

type Lines = readonly (ForecastPlayer | null)[];

type KnockoutInputs = {
  /** 2 to 128 lines; in the order they are listed the bracket is filled up with byes at its end. */
  readonly lines: Lines;
  readonly order: BracketOrder;
  readonly seed: string;
  /** Results of matches of a bracket in this order; ignored if it is drawn. */
  readonly results: readonly KnownResult[];
};

/** A player's line, from 1, and the chances, from 0 to 1, of getting through each round; the last is to win. */
export type KnockoutRow = ForecastPlayer & { readonly line: number; readonly chances: readonly number[] };

export type KnockoutForecast = {
  readonly rounds: readonly RoundName[];
  readonly rows: readonly KnockoutRow[];
};

const listed = (lines: Lines): Lines => [
  ...lines,
  ...new Array<null>(bracketSize(lines.length) - lines.length).fill(null),
];

function drawn(lines: Lines, seed: string): Lines {
  const players = lines.filter((player) => player !== null);
  const byName = new Map(players.map((player) => [player.name, player]));
  const entrants = players.map(({ name, rating }) => ({ player: name, rating, rated: true }));
  const draw = drawKnockout({ entrants, seed });
  if (!draw.ok) throw new Error(draw.error.code);
  return draw.value.lines.map((name) => (name === null ? null : (byName.get(name) ?? null)));
}

function resultsOn(bracket: Lines, results: readonly KnownResult[]): readonly KnockoutForecastResult[] {
  const lineOf = (name: string) => bracket.findIndex((player) => player?.name === name);
  return results.flatMap(({ a, b, result }) => {
    const [one, other] = [lineOf(a), lineOf(b)];
    return one < 0 || other < 0 ? [] : [{ a: one, b: other, winner: result.winner ?? null }];
  });
}

/** The exact chances of everybody in a bracket, top to bottom. Throws for fewer than two players, a bug in the caller. */
export function knockoutForecast({ lines, order, seed, results }: KnockoutInputs): KnockoutForecast {
  const bracket = order === 'drawn' ? drawn(lines, seed) : listed(lines);
  const ratings = bracket.map((player) => player?.rating ?? null);
  const decided = order === 'drawn' ? [] : resultsOn(bracket, results);
  const chances = forecastKnockout(ratings, settings, decided);
  const count = Math.log2(bracket.length);
  return {
    rounds: Array.from({ length: count }, (_, round) => roundName(bracket.length / 2 ** round)),
    rows: bracket.flatMap((player, line) =>
      player ? [{ ...player, line: line + 1, chances: chances[line] ?? [] }] : [],
    ),
  };
}
