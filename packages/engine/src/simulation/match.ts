import { second } from '../durations.ts';
import type { MatchEvent, TossChoice } from '../match/events.ts';
import { firstTurnAfter } from '../match/doubles/order.ts';
import type { PairPlace } from '../match/doubles/order.ts';
import { foldMatch } from '../match/fold.ts';
import { otherSide, setsToWin } from '../match/match.ts';
import type { BestOf, BySide, Side } from '../match/match.ts';
import { serverAt } from '../match/serve.ts';
import { setWinner } from '../match/set-score.ts';
import type { Random } from '../random.ts';
import { expectedScore } from '../rating/elo.ts';
import { setChance } from '../rating/forecast.ts';
import type { RatingSettings } from '../rating/settings.ts';
import { chanceOnServe, pointChance } from './point-chance.ts';

/** A match to simulate: the ratings, the format, and when it starts or goes on (milliseconds since 1970). */
export type MatchToSimulate = {
  readonly ratings: Readonly<Record<Side, number>>;
  readonly bestOf: BestOf;
  /** Whether pairs play, who say in each game who serves to whom. */
  readonly doubles?: boolean;
  readonly settings: Pick<RatingSettings, 'scale'>;
  readonly startAt: number;
  /** Gives each event its id. */
  readonly newId: () => string;
  /** The log of a match that has begun and is not over. */
  readonly begun?: readonly MatchEvent[];
};

type WithoutRecord<E> = E extends MatchEvent ? Omit<E, 'id' | 'seq' | 'at'> : never;

/** The log so far and the clock of the hall, in milliseconds. */
type Play = {
  readonly log: MatchEvent[];
  readonly random: Random;
  readonly newId: () => string;
  readonly timeoutTaken: Record<Side, boolean>;
  now: number;
};

const timeoutLength = 60 * second;

const write = (play: Play, event: WithoutRecord<MatchEvent>): void => {
  play.log.push({ ...event, id: play.newId(), seq: play.log.length + 1, at: play.now });
};

/** Lets a random time between these numbers of seconds pass. */
const pass = (play: Play, least: number, most: number): void => {
  play.now += Math.round((least + play.random() * (most - least)) * second);
};

/**
 * Most winners of the toss choose to serve; if they choose an end, the opponent chooses between serve and
 * receive.
 */
const tossChoice = (random: Random): TossChoice => {
  const lot = random();
  if (lot < 0.6) return 'serve';
  return lot < 0.9 ? 'receive' : 'end';
};

const sideByLot = (random: Random): Side => (random() < 0.5 ? 'a' : 'b');

const serverAfter = (choice: TossChoice, winner: Side, random: Random): Side => {
  switch (choice) {
    case 'serve':
      return winner;
    case 'receive':
      return otherSide(winner);
    case 'end':
      return sideByLot(random);
  }
};

/** Simulates the toss; returns who serves first. */
const toss = (play: Play): Side => {
  const winner = sideByLot(play.random);
  const choice = tossChoice(play.random);
  const server = serverAfter(choice, winner, play.random);
  write(play, { type: 'toss', winner, choice, server, leftEnd: sideByLot(play.random) });
  return server;
};

const placeByLot = (random: Random): PairPlace => (random() < 0.5 ? 1 : 2);

/** In doubles: who serves, and in the first game who receives; later that follows from the game before (2.13.4, 2.13.5). */
const sayOrder = (play: Play, { bestOf, doubles = false }: MatchToSimulate): void => {
  if (!doubles) return;
  const { server: side = 'a', servedBefore } = foldMatch(play.log, { bestOf });
  const place = placeByLot(play.random);
  const receiver = servedBefore
    ? firstTurnAfter(servedBefore, { side, place }).receiver.place
    : placeByLot(play.random);
  write(play, { type: 'serveOrder', server: place, receiver });
};

/** A player four points behind now and then takes the time-out of the match. */
const perhapsTimeout = (play: Play, score: Readonly<Record<Side, number>>): void => {
  if (Math.abs(score.a - score.b) < 4) return;
  const behind = score.a < score.b ? 'a' : 'b';
  if (play.timeoutTaken[behind] || play.random() > 0.1) return;
  play.timeoutTaken[behind] = true;
  write(play, { type: 'timeout', side: behind });
  play.now += timeoutLength;
};

/** Where a match stands: the sets won, and the current set. */
type Stand = { readonly setsWon: BySide<number>; readonly score: BySide<number>; readonly firstServer: Side };

/** Where a match stands that has begun; between two sets, the next one begins. */
const goOn = (play: Play, match: MatchToSimulate): Stand => {
  const { sets, setsWon, interval, timeoutsUsed, server, serving } = foldMatch(play.log, match);
  Object.assign(play.timeoutTaken, timeoutsUsed);
  if (interval && setsWon.a + setsWon.b > 0) beginSet(play);
  const current = sets.at(-1);
  const begins = interval || current === undefined || current.score.a + current.score.b === 0;
  if (begins && serving === undefined) sayOrder(play, match);
  if (current && current.winner === undefined) return { setsWon, ...current };
  return { setsWon, score: nil, firstServer: server ?? 'a' };
};

const nil = { a: 0, b: 0 };

const begin = (play: Play, match: MatchToSimulate): Stand => {
  const firstServer = toss(play);
  sayOrder(play, match);
  return { setsWon: nil, score: nil, firstServer };
};

/** An interval of at most a minute (3.4.4.1.1). */
const beginSet = (play: Play): void => {
  pass(play, 40, 60);
  write(play, { type: 'start' });
};

const playSet = (play: Play, point: number, { firstServer, score: begun }: Stand): Side => {
  const score = { ...begun };
  for (;;) {
    const played = score.a + score.b;
    // A rally including the walk back to the table, and towels every six points (3.4.4.1.2).
    pass(play, 6, 18);
    if (played > 0 && played % 6 === 0) pass(play, 5, 15);
    const won = play.random() < chanceOnServe(point, serverAt(firstServer, played));
    const side = won ? 'a' : 'b';
    score[side] += 1;
    write(play, { type: 'point', side });
    const winner = setWinner(score);
    if (winner !== undefined) return winner;
    perhapsTimeout(play, score);
  }
};

/**
 * Simulates a match point by point between two players of these ratings: the log of its events from the toss
 * to the match point, with the times of rallies, towels, time-outs and intervals. The chance of a point is
 * the one that makes the match as likely to be won as Elo expects, slightly higher for the server. A match that
 * has begun goes on from its log, which stays as it is.
 */
export const simulateMatch = (match: MatchToSimulate, random: Random): readonly MatchEvent[] => {
  const { ratings, bestOf, settings, startAt, newId, begun = [] } = match;
  const timeoutTaken = { a: false, b: false };
  const play: Play = { log: [...begun], random, newId, timeoutTaken, now: startAt };
  const point = pointChance(setChance(expectedScore(ratings.a, ratings.b, settings), bestOf));
  let stand = begun.length === 0 ? begin(play, match) : goOn(play, match);
  for (;;) {
    const winner = playSet(play, point, stand);
    const setsWon = { ...stand.setsWon, [winner]: stand.setsWon[winner] + 1 };
    if (setsWon[winner] === setsToWin(bestOf)) return play.log;
    beginSet(play);
    sayOrder(play, match);
    // The first receiver serves first.
    stand = { setsWon, score: nil, firstServer: otherSide(stand.firstServer) };
  }
};
