import { itemAt } from '../../item-at.ts';
import type { PlayerId } from '../../id.ts';
import type { SimulatedOpen } from './open.ts';
import type { PlayedMatch } from './scoring.ts';

const minute = 60;

/**
 * The seconds of play, on average, as in `simulateMatch`: a rally including the walk back, the towels every six
 * points (3.4.4.1.2), and the interval between sets of at most a minute (3.4.4.1.1).
 */
const pace = { rally: 12, towels: 10, interval: 50 } as const;

/** From one match on a table to the next: sheet, call, and two minutes of practice (3.4.3.2), in minutes. */
export const changeover = 5;

/** The minutes a match is on a table, including the changeover before it. */
export const matchMinutes = ({ sets }: Pick<PlayedMatch, 'sets'>): number => {
  const play = sets.reduce((seconds, { a, b }) => {
    const towels = Math.floor((a + b - 1) / 6);
    return seconds + (a + b) * pace.rally + towels * pace.towels;
  }, 0);
  return changeover + (play + (sets.length - 1) * pace.interval) / minute;
};

/** When each table and each player is free, in minutes from the start, and how long players have rested between their matches. */
type Hall = {
  readonly tables: number[];
  readonly players: Map<PlayerId, number>;
  readonly rests: number[];
};

const freeAt = ({ players }: Hall, { a, b }: PlayedMatch): number =>
  Math.max(players.get(a) ?? 0, players.get(b) ?? 0);

/** Puts a match on the table that is free first, as soon as both players are. */
const call = (hall: Hall, match: PlayedMatch): void => {
  const table = hall.tables.indexOf(Math.min(...hall.tables));
  const start = Math.max(itemAt(hall.tables, table), freeAt(hall, match));
  const end = start + matchMinutes(match);
  hall.tables[table] = end;
  for (const player of [match.a, match.b]) {
    const before = hall.players.get(player);
    if (before !== undefined) hall.rests.push(start - before);
    hall.players.set(player, end);
  }
};

/** Calls the matches of the groups, or of a Swiss round: always the one whose players have waited longest. */
const callWave = (hall: Hall, matches: readonly PlayedMatch[]): void => {
  const waiting = [...matches];
  while (waiting.length > 0) {
    let next = 0;
    for (let index = 1; index < waiting.length; index += 1) {
      if (freeAt(hall, itemAt(waiting, index)) < freeAt(hall, itemAt(waiting, next))) next = index;
    }
    for (const match of waiting.splice(next, 1)) call(hall, match);
  }
};

/** The timetable of an open. */
export type Timetable = {
  /** From the first call to the end of the last match. */
  readonly minutes: number;
  /** The minutes between two matches of a player, each time. */
  readonly rests: readonly number[];
};

/**
 * When the matches of an open are played on this many tables, at least 1. Nobody plays two matches at once, and the next Swiss
 * round, or the knockout, starts when the last match before it has ended.
 */
export const timetableOn = (
  { matches, waves }: Pick<SimulatedOpen, 'matches' | 'waves'>,
  tables: number,
): Timetable => {
  const hall: Hall = { tables: new Array<number>(tables).fill(0), players: new Map(), rests: [] };
  let begun = 0;
  for (const wave of waves) {
    callWave(hall, matches.slice(begun, begun + wave));
    hall.tables.fill(Math.max(...hall.tables));
    begun += wave;
  }
  for (const match of matches.slice(begun)) call(hall, match);
  return { minutes: Math.max(...hall.tables), rests: hall.rests };
};
