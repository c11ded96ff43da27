import { type MatchId, type PlayerId } from '../id.ts';
import type { SetScore, Side, UnplayedOutcome } from '../match/match.ts';
import { resultFromOutcome, resultFromSets } from '../match/result.ts';
import type { Group, GroupMatch } from '../standings/group.ts';
import { groupStandings, type StandingRow } from '../standings/standings.ts';

/** The sets of a match as on a match sheet: `11-5 9-11 11-3`. */
export const setsOf = (text: string): readonly SetScore[] =>
  text.split(' ').map((set) => {
    const [a = 0, b = 0] = set.split('-').map(Number);
    return { a, b };
  });

/** The players of a pair as letters: `AB`. */
const pairOf = (pair: string): Pick<GroupMatch, 'id' | 'a' | 'b'> => ({
  id: pair satisfies MatchId,
  a: pair.charAt(0),
  b: pair.charAt(1),
});

/** A match still to be played. */
export const open = (pair: string): GroupMatch => pairOf(pair);

/** A match played to its end, from the first player's view, with the given format. */
export const played = (pair: string, sets: string, bestOf: 3 | 5 | 7 = 5): GroupMatch => {
  const result = resultFromSets(setsOf(sets), bestOf);
  if (!result.ok) throw new Error(`${pair} ${sets}: ${result.error.code}`);
  return { ...pairOf(pair), result: result.value };
};

/** A match that the first of the pair wins in sets of 11-5 and loses in sets of 5-11: `3-1`, or `1-3` for a match lost. */
export const inSets = (pair: string, score: string): GroupMatch => {
  const [won = 0, lost = 0] = score.split('-').map(Number);
  const last = won > lost ? '11-5' : '5-11';
  const before = [
    ...Array(Math.min(won, 3 - Number(won > lost))).fill('11-5'),
    ...Array(Math.min(lost, 3 - Number(lost > won))).fill('5-11'),
  ];
  return played(pair, [...before, last].join(' '));
};

/** A best-of-five match that was not played out, won by that side or by nobody. */
export const unplayed = (pair: string, outcome: UnplayedOutcome, winner?: Side, sets = ''): GroupMatch => {
  const end = { outcome, ...(winner ? { winner } : {}), played: sets === '' ? [] : setsOf(sets) };
  const result = resultFromOutcome(end, 5);
  if (!result.ok) throw new Error(`${pair} ${sets}: ${result.error.code}`);
  return { ...pairOf(pair), result: result.value };
};

/** A group of players named by letters. */
export const groupOf = (players: string, matches: readonly GroupMatch[], lotSeed = 'seed'): Group => ({
  players: Array.from(players, (letter): PlayerId => letter),
  matches,
  lotSeed,
});

/** The order of a group, as `BAC`. */
export const orderOf = (group: Group): string =>
  groupStandings(group)
    .map(({ player }) => player)
    .join('');

/** The row of a player. */
export const rowOf = (group: Group, player: string): StandingRow => {
  const row = groupStandings(group).find((row) => row.player === player);
  if (!row) throw new Error(`No row of ${player}`);
  return row;
};
/** What decided each position, as `A matchPoints ABCD 5/0`. */
export const decisions = (group: Group): readonly string[] =>
  groupStandings(group).map(({ player, decidedBy }) =>
    decidedBy
      ? `${player} ${decidedBy.criterion} ${decidedBy.among.join('')} ${decidedBy.won}/${decidedBy.lost}`
      : player,
  );
