import { setsToWin, type BestOf, type SetScore } from '../match/match.ts';
import { setWinner } from '../match/set-score.ts';
import { randomFromHash, type Random } from '../random.ts';
import { pointChance } from '../simulation/point-chance.ts';
import { drawNormal, medianMinutes } from './duration.ts';
import { setsWonIn, type SetsWon } from './sets-left.ts';

/** The minutes between two sets, at any pace: an interval lasts one at most (ITTF 3.4.4.1.1). */
const interval = 50 / 60;

/** The points of a set between equals on average, and the minutes of each at the pace of professionals, without the intervals. */
const pointsOfSet = 18.5;
const intervalsOfThree = 2 * interval;
const playOfThree = medianMinutes(3) - intervalsOfThree;
const minutesOfPoint = playOfThree / (3 * pointsOfSet);

/** The pace of the points of a match that as a whole has a pace, and the other way round: a slow match has no longer intervals. */
const ofPoints = (pace: number): number =>
  Math.max(0.1, (pace * medianMinutes(3) - intervalsOfThree) / playOfThree);
const ofWhole = (pace: number): number => (pace * playOfThree + intervalsOfThree) / medianMinutes(3);

/** The pace of the day counts as so many points of a match itself. */
const weightOfDay = 20;

/** The standard deviation of the logarithm of what a match still takes: with it eight of ten simulated matches end within the tenths. */
const spread = 0.2;

type Played = { readonly sets: readonly SetScore[]; readonly bestOf: BestOf };

const pointsIn = (sets: readonly SetScore[]): number => sets.reduce((sum, { a, b }) => sum + a + b, 0);

/** A set may be going on whose points are written at its end: then more time has passed than the points say, by so much. */
const unexplained = 1.5;

/**
 * How fast a match has been played so far, as a part of the pace of professionals, where its points are known as they are played; null
 * where they are not. `passed` is in minutes from the first serve.
 */
export function paceOfPoints({ sets }: Pick<Played, 'sets'>, passed: number): number | null {
  const points = pointsIn(sets);
  const last = sets.at(-1);
  if (last === undefined || points === 0) return null;
  const played = Math.max(0, passed - (sets.length - 1) * interval);
  const pace = ofWhole(played / points / minutesOfPoint);
  const isBetweenSets = setWinner(last) !== undefined;
  return isBetweenSets && pace > unexplained ? null : pace;
}

/** Whether so many points were played that they say something of the pace of the day. */
export const enoughPoints = ({ sets }: Pick<Played, 'sets'>): boolean => pointsIn(sets) >= pointsOfSet;

type Ahead = {
  /** Of side a in a set that begins. */
  readonly chance: number;
  /** In minutes, from the first serve. */
  readonly passed: number;
  /** Of the day. */
  readonly pace: number;
  readonly random: Random;
};

/**
 * Draws how a match goes on from its score, point by point, and how many minutes that takes at the pace of the match so far; null
 * where its points are not known as they are played. Each point has its own number, whatever was played before.
 */
export function drawFromScore(match: Played, ahead: Ahead): (SetsWon & { readonly minutes: number }) | null {
  const { passed, pace, random } = ahead;
  const own = paceOfPoints(match, passed);
  if (own === null) return null;
  const points = pointsIn(match.sets);
  const rate = ofPoints((own * points + pace * weightOfDay) / (points + weightOfDay));
  const deviation = drawNormal(random);
  const { a, b, left, begun } = playOut(match, ahead);
  const minutes = left * minutesOfPoint * rate * Math.exp(spread * deviation) + begun * interval;
  return { a, b, minutes };
}

/** The points that are left, and the sets that begin. */
type Rest = SetsWon & { readonly left: number; readonly begun: number };

function playOut({ sets, bestOf }: Played, { chance, random }: Ahead): Rest {
  const needed = setsToWin(bestOf);
  const point = chanceOfPoint(chance);
  let { a, b } = setsWonIn(sets);
  let [left, begins] = [0, 0];
  for (let set = 0; set < bestOf; set += 1) {
    const numbers = randomFromHash(Math.floor(random() * 2 ** 32));
    const begun = sets[set];
    if (a >= needed || b >= needed || (begun && setWinner(begun) !== undefined)) continue;
    if (!begun) begins += 1;
    const score = { a: 0, b: 0, ...begun };
    for (let played = score.a + score.b; played > 0; played -= 1) numbers();
    while (setWinner(score) === undefined) {
      score[numbers() < point ? 'a' : 'b'] += 1;
      left += 1;
    }
    if (setWinner(score) === 'a') a += 1;
    else b += 1;
  }
  return { a, b, left, begun: begins };
}

const chances = new Map<number, number>();

function chanceOfPoint(set: number): number {
  const known = chances.get(set);
  if (known !== undefined) return known;
  const chance = pointChance(set);
  chances.set(set, chance);
  return chance;
}
