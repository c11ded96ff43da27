import { minute } from '../durations.ts';
import { itemAt } from '../item-at.ts';
import { chanceAbove, medianMinutes, spreadOf } from './duration.ts';
import type { Day, PersonOfDay } from './day.ts';
import { enoughPoints, paceOfPoints } from './score-left.ts';
import { chanceOfSet, chancesOfSets, setsWonIn } from './sets-left.ts';

/** How fast clubs play compared with professionals, before a match of the day has ended: the logarithm is normal. */
const prior = { median: 0.75, spread: 0.15 } as const;

const steps = 61;
const reach = 4;

/** What is known of the pace of a day: the chance of each, in equal steps of its logarithm. */
export type PaceOfDay = { readonly paces: readonly number[]; readonly chances: readonly number[] };

/**
 * The pace of a day, learned from what has ended and from what is in play: a match that is still going on takes longer than it has taken
 * so far, which a day that runs late shows before the first result.
 */
export function paceOfDay(day: Day): PaceOfDay {
  const logs = Array.from(
    { length: steps },
    (_, index) => Math.log(prior.median) + prior.spread * reach * ((2 * index) / (steps - 1) - 1),
  );
  const weights = logs.map((log) => -(((log - Math.log(prior.median)) / prior.spread) ** 2) / 2);
  const learn = (likelihood: (log: number) => number) => {
    for (const [index, log] of logs.entries()) weights[index] = itemAt(weights, index) + likelihood(log);
  };
  learnEnded(day, learn);
  learnInPlay(day, learn);
  const most = Math.max(...weights);
  const shares = weights.map((weight) => Math.exp(weight - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return { paces: logs.map(Math.exp), chances: shares.map((share) => share / sum) };
}

type Learn = (likelihood: (log: number) => number) => void;

/** Beyond so many deviations a match says no more: somebody forgot to enter it, or there was an injury. */
const outlier = 3;

function learnEnded({ ended }: Day, learn: Learn): void {
  for (const { startedAt, endedAt, sets, isWalkover } of ended) {
    if (isWalkover || startedAt === null || sets === 0 || endedAt <= startedAt) continue;
    const log = Math.log((endedAt - startedAt) / minute / medianMinutes(sets));
    learn((pace) => -(Math.min(Math.abs(log - pace) / spreadOf(sets), outlier) ** 2) / 2);
  }
}

/** How far the pace of a match in play, by its points, is from that of the day: more than that of a match that is over. */
const spreadByPoints = 0.25;

function learnInPlay({ matches, people, now }: Day, learn: Learn): void {
  const known = new Map(people.map((person) => [person.id, person]));
  for (const { state, startedAt, sets, bestOf, a, b } of matches) {
    if (state !== 'inPlay' || startedAt === null || now <= startedAt) continue;
    const passed = (now - startedAt) / minute;
    const own = enoughPoints({ sets }) ? paceOfPoints({ sets }, passed) : null;
    if (own !== null) {
      learn((pace) => -(Math.min(Math.abs(Math.log(own) - pace) / spreadByPoints, outlier) ** 2) / 2);
      continue;
    }
    const ratingOf = (side: typeof a) => ratingOfSide(side, known);
    const chances = chancesOfSets(setsWonIn(sets), chanceOfSet(ratingOf(a), ratingOf(b), bestOf), bestOf);
    learn((pace) => {
      const longer = chances.reduce((sum, chance, count) => {
        if (chance === 0 || count === 0) return sum;
        return sum + chance * chanceAbove((Math.log(passed / medianMinutes(count)) - pace) / spreadOf(count));
      }, 0);
      return Math.log(Math.max(longer, 0.01));
    });
  }
}

/** The mean rating of a side; null if one is unknown. */
export function ratingOfSide(
  side: readonly string[] | null,
  people: ReadonlyMap<string, PersonOfDay>,
): number | null {
  if (side === null) return null;
  let sum = 0;
  for (const id of side) {
    const rating = people.get(id)?.rating ?? null;
    if (rating === null) return null;
    sum += rating;
  }
  return sum / side.length;
}

/** The pace that this share of the chances is below. */
export function paceAt({ paces, chances }: PaceOfDay, share: number): number {
  let below = 0;
  for (const [index, chance] of chances.entries()) {
    if (below + chance >= share && chance > 0) {
      const from = itemAt(paces, index);
      const to = paces[index + 1] ?? from;
      return from * (to / from) ** ((share - below) / chance - 0.5);
    }
    below += chance;
  }
  return itemAt(paces, paces.length - 1);
}
