import type { ClickTtLeftOut, ClickTtState } from '@topspin/contract';
import type { Attributes } from '#features/click-tt/file/click-tt-file.ts';
import type { PlayedMatch } from './played.ts';
import { groupOf } from './rounds.ts';

/** The format has so many games of a match. */
const mostGames = 7;

/** The matches as a file has them, and those that it cannot have. */
export type Results = { readonly matches: readonly Attributes[]; readonly leftOut: ClickTtLeftOut };

/**
 * The results of an open for a file whose entries are these, by what plays. A match that was given up or ended by disqualification has the score
 * that the rules give it. Nothing in the format says that a match was not played, so walkovers stay out: 11-0 would be games that were.
 */
export function resultsOf(matches: readonly PlayedMatch[], entries: ReadonlyMap<string, string>): Results {
  const leftOut = { unfinished: 0, unplayed: 0, strangers: 0, long: 0 };
  const written: Attributes[] = [];
  for (const match of matches) {
    const sides = sidesOf(match, entries);
    const why = reasonAgainst(match, sides);
    if (why !== null) leftOut[why] += 1;
    else if (sides) written.push(attributesOf(match, sides, written.length + 1));
  }
  return { matches: written, leftOut };
}

type Sides = { readonly a: string; readonly b: string };

function sidesOf({ a, b }: PlayedMatch, entries: ReadonlyMap<string, string>): Sides | undefined {
  const [one, other] = [entries.get(a ?? ''), entries.get(b ?? '')];
  return one !== undefined && other !== undefined ? { a: one, b: other } : undefined;
}

function reasonAgainst(match: PlayedMatch, sides: Sides | undefined): keyof ClickTtLeftOut | null {
  if (!match.isOver) return 'unfinished';
  if (match.outcome === 'walkover' || match.winner === null || match.points === 0) return 'unplayed';
  if (!sides) return 'strangers';
  return match.sets.length > mostGames ? 'long' : null;
}

function attributesOf(match: PlayedMatch, sides: Sides, number: number): Attributes {
  return [
    ['nr', String(number)],
    ['group', groupOf(match)],
    ['scheduled', match.at],
    ['player-a', sides.a],
    ['player-b', sides.b],
    ...scoreOf(match, 'a'),
    ...scoreOf(match, 'b'),
  ];
}

const other = { a: 'b', b: 'a' } as const;

/** The games of a side, unused ones 0, and what they come to. */
function scoreOf({ sets, winner }: PlayedMatch, side: 'a' | 'b'): Attributes {
  const games = Array.from({ length: mostGames }, (_, at): Attributes[number] => [
    `set-${side}-${at + 1}`,
    String(sets[at]?.[side] ?? 0),
  ]);
  const won = sets.filter((set) => set[side] > set[other[side]]).length;
  const points = sets.reduce((sum, set) => sum + set[side], 0);
  return [
    ...games,
    [`sets-${side}`, String(won)],
    [`matches-${side}`, winner === side ? '1' : '0'],
    [`games-${side}`, String(points)],
  ];
}

/** Whether a match may need more games than the format has. */
const bestOf9 = 9;

export const presentResults = (
  played: readonly PlayedMatch[],
  { matches, leftOut }: Results,
): ClickTtState['results'] => ({
  matches: matches.length,
  left_out: leftOut,
  best_of_9: played.some(({ best_of }) => best_of === bestOf9),
});
