import type { MatchEvent, TossChoice } from '../match/events.ts';
import { otherSide, setsToWin } from '../match/match.ts';
import type { BestOf, Side } from '../match/match.ts';
import { serverAt } from '../match/serve.ts';
import { setWinner } from '../match/set-score.ts';
import type { Random } from '../random.ts';
import { expectedScore } from '../rating/elo.ts';
import { setChance } from '../rating/forecast.ts';
import type { RatingSettings } from '../rating/settings.ts';
import { chanceOnServe, pointChance } from './point-chance.ts';

/** A match to simulate: the ratings, the format, and its start (milliseconds since 1970). */
export type MatchToSimulate = {
  readonly ratings: Readonly<Record<Side, number>>;
  readonly bestOf: BestOf;
  readonly settings: Pick<RatingSettings, 'scale'>;
  readonly startAt: number;
  /** Gives each event its id. */
  readonly newId: () => string;
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

const second = 1000;
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

/** A player four points behind now and then takes the time-out of the match. */
const perhapsTimeout = (play: Play, score: Readonly<Record<Side, number>>): void => {
  if (Math.abs(score.a - score.b) < 4) return;
  const behind = score.a < score.b ? 'a' : 'b';
  if (play.timeoutTaken[behind] || play.random() > 0.1) return;
  play.timeoutTaken[behind] = true;
  write(play, { type: 'timeout', side: behind });
  play.now += timeoutLength;
};

const playSet = (play: Play, point: number, firstServer: Side): Side => {
  const score = { a: 0, b: 0 };
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
 * the one that makes the match as likely to be won as Elo expects, slightly higher for the server.
 */
export const simulateMatch = (match: MatchToSimulate, random: Random): readonly MatchEvent[] => {
  const { ratings, bestOf, settings, startAt, newId } = match;
  const play: Play = { log: [], random, newId, timeoutTaken: { a: false, b: false }, now: startAt };
  const point = pointChance(setChance(expectedScore(ratings.a, ratings.b, settings), bestOf));
  const setsWon = { a: 0, b: 0 };
  let firstServer = toss(play);
  for (;;) {
    const winner = playSet(play, point, firstServer);
    setsWon[winner] += 1;
    if (setsWon[winner] === setsToWin(bestOf)) return play.log;
    // An interval of at most a minute (3.4.4.1.1), then the first receiver serves first.
    pass(play, 40, 60);
    write(play, { type: 'start' });
    firstServer = otherSide(firstServer);
  }
};
