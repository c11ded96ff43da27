import { itemAt } from '../item-at.ts';
import type { PlayerId } from '../id.ts';
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

/** When each table and each player is free, in minutes from the start. */
type Hall = { readonly tables: number[]; readonly players: Map<PlayerId, number> };

const freeAt = ({ players }: Hall, { a, b }: PlayedMatch): number =>
  Math.max(players.get(a) ?? 0, players.get(b) ?? 0);

/** Puts a match on the table that is free first, as soon as both players are. */
const call = (hall: Hall, match: PlayedMatch): void => {
  const table = hall.tables.indexOf(Math.min(...hall.tables));
  const end = Math.max(itemAt(hall.tables, table), freeAt(hall, match)) + matchMinutes(match);
  hall.tables[table] = end;
  hall.players.set(match.a, end).set(match.b, end);
};

/** Calls the matches of the groups: always the one whose players have waited longest. */
const callGroups = (hall: Hall, matches: readonly PlayedMatch[]): void => {
  const waiting = [...matches];
  while (waiting.length > 0) {
    let next = 0;
    for (let index = 1; index < waiting.length; index += 1) {
      if (freeAt(hall, itemAt(waiting, index)) < freeAt(hall, itemAt(waiting, next))) next = index;
    }
    for (const match of waiting.splice(next, 1)) call(hall, match);
  }
};

/**
 * The minutes from the first call of an open to the end of its last match on this many tables, at least 1. Nobody
 * plays two matches at once, and the knockout starts when the last group has ended.
 */
export const minutesOnTables = (
  { matches, groupMatches }: Pick<SimulatedOpen, 'matches' | 'groupMatches'>,
  tables: number,
): number => {
  const hall: Hall = { tables: new Array<number>(tables).fill(0), players: new Map() };
  callGroups(hall, matches.slice(0, groupMatches));
  hall.tables.fill(Math.max(...hall.tables));
  for (const match of matches.slice(groupMatches)) call(hall, match);
  return Math.max(...hall.tables);
};
