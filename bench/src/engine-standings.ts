import { groupStandings, randomFrom } from '@topspin/engine';
import type { Group, GroupMatch, PlayerId, Random, SetScore } from '@topspin/engine';
import { queryGovernor } from 'tods-competition-factory';
import { rowOf, type Benchmark, type Row } from './benchmark.ts';
import { takeTurns } from './measure.ts';

const groupSize = 6;
const ownGroups = 100_000;
const theirGroups = 200;

const players: readonly PlayerId[] = Array.from({ length: groupSize }, (_, index) => `player-${index}`);
const pairs = players.flatMap((a, index) => players.slice(index + 1).map((b) => ({ a, b })));

const someSet = (won: boolean, random: Random): SetScore => {
  const loser = Math.floor(random() * 10);
  return won ? { a: 11, b: loser } : { a: loser, b: 11 };
};

/** A best-of-5 match between equals, so that most groups have ties. */
const someMatch = ({ a, b }: { a: PlayerId; b: PlayerId }, random: Random): GroupMatch => {
  const sets: SetScore[] = [];
  const won = { a: 0, b: 0 };
  while (won.a < 3 && won.b < 3) {
    const side = random() < 0.5 ? 'a' : 'b';
    won[side] += 1;
    sets.push(someSet(side === 'a', random));
  }
  const winner = won.a === 3 ? 'a' : 'b';
  return { id: `${a} ${b}`, a, b, result: { outcome: 'played', winner, sets } };
};

const someGroups = (count: number): readonly Group[] => {
  const random = randomFrom('engine.standings');
  return Array.from({ length: count }, (_, index) => ({
    players,
    matches: pairs.map((pair) => someMatch(pair, random)),
    lotSeed: `group ${index}`,
  }));
};

/** Whether the match points of the whole group left a tie. */
const hasTie = (group: Group): boolean => groupStandings(group).some((row) => row.decisions.length > 1);

/** The same match in the library's own format: a set to 11 is one of its tie-break sets. */
const toMatchUp = ({ id, a, b, result }: GroupMatch): object => ({
  matchUpId: id,
  matchUpType: 'SINGLES',
  matchUpStatus: 'COMPLETED',
  matchUpFormat: 'SET5-S:TB11',
  structureId: 'group',
  winningSide: result?.winner === 'a' ? 1 : 2,
  sides: [a, b].map((participantId, index) => ({ sideNumber: index + 1, participantId })),
  score: {
    sets: result?.sets.map((set, index) => ({
      setNumber: index + 1,
      side1TiebreakScore: set.a,
      side2TiebreakScore: set.b,
      winningSide: set.a > set.b ? 1 : 2,
      tiebreakSet: true,
      side1Score: set.a > set.b ? 1 : 0,
      side2Score: set.a > set.b ? 0 : 1,
    })),
  },
});

/**
 * Standings of groups of six per second, with ties by 3.7.5, compared with the library's tally of the same
 * groups.
 */
export const engineStandings: Benchmark = {
  name: 'engine.standings',
  run: async (): Promise<Row[]> => {
    const groups = someGroups(ownGroups);
    const matchUps = groups.slice(0, theirGroups).map(({ matches }) => matches.map(toMatchUp));
    const tied = groups.filter(hasTie).length;
    if (tied < ownGroups / 2) throw new Error(`only ${tied} of ${ownGroups} groups have ties`);
    const times = await takeTurns(
      {
        standings: { work: () => groups.forEach((group) => groupStandings(group)) },
        tally: {
          work: () =>
            matchUps.forEach((matchUps) =>
              queryGovernor.tallyParticipantResults({ matchUps, matchUpFormat: 'SET5-S:TB11' }),
            ),
        },
      },
      { turns: 7, warmUps: 2 },
    );
    const own = (ownGroups / times.standings) * 1000;
    const theirs = (theirGroups / times.tally) * 1000;
    const against = { name: "tods-competition-factory's tally", value: theirs };
    const unit = 'groups of 6 per second';
    return [rowOf({ name: 'engine.standings', value: own, unit, against, ratio: own / theirs })];
  },
};
