import { setsToWin, type BestOf, type SetScore } from '../match/match.ts';
import { setWinner } from '../match/set-score.ts';
import { expectedScore } from '../rating/elo.ts';
import { setChance } from '../rating/forecast.ts';
import { defaultRatingSettings } from '../rating/settings.ts';
import type { Random } from '../random.ts';

/** Sets won so far. */
export type SetsWon = { readonly a: number; readonly b: number };

/** The sets that are over. */
export function setsWonIn(sets: readonly SetScore[]): SetsWon {
  const winners = sets.map((set) => setWinner(set));
  return { a: winners.filter((one) => one === 'a').length, b: winners.filter((one) => one === 'b').length };
}

const step = 25;
const chances = new Map<number, number>();

/** The chance that side a wins a set: by the difference of the ratings, rounded to 25; where one is unknown, as if it were 200. */
export function chanceOfSet(a: number | null, b: number | null, bestOf: BestOf): number {
  const difference = a === null || b === null ? strangers : Math.round((a - b) / step) * step;
  const key = difference * 10 + bestOf;
  const known = chances.get(key);
  if (known !== undefined) return known;
  const chance = setChance(expectedScore(difference, 0, defaultRatingSettings), bestOf);
  chances.set(key, chance);
  return chance;
}

/** What two players of unknown rating differ by, as far as the number of sets is concerned. */
const strangers = 200;

/** How many sets a match has in the end, and whether side a wins it: a drawn end of it. Each set has its own number, whatever was played before. */
export function drawSetsFrom({ a, b }: SetsWon, chance: number, bestOf: BestOf, random: Random): SetsWon {
  const needed = setsToWin(bestOf);
  let [ofA, ofB] = [a, b];
  for (let played = a + b; played > 0; played -= 1) random();
  while (ofA < needed && ofB < needed) {
    if (random() < chance) ofA += 1;
    else ofB += 1;
  }
  return { a: ofA, b: ofB };
}

/** At index n: the chance that the match ends after n sets. */
export function chancesOfSets(from: SetsWon, chance: number, bestOf: BestOf): readonly number[] {
  const needed = setsToWin(bestOf);
  const found = new Array<number>(bestOf + 1).fill(0);
  const walk = (a: number, b: number, reached: number): void => {
    if (a >= needed || b >= needed) {
      found[a + b] = (found[a + b] ?? 0) + reached;
      return;
    }
    walk(a + 1, b, reached * chance);
    walk(a, b + 1, reached * (1 - chance));
  };
  walk(from.a, from.b, 1);
  return found;
}
