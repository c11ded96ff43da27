import { itemAt } from '../../item-at.ts';
import type { OpenPerformance } from '../../circuit/open-points.ts';
import { bracketMatches } from '../../draw/bracket/bracket.ts';
import type { BracketMatch, Lines } from '../../draw/bracket/bracket.ts';
import type { KnockoutResult } from '../../draw/classification/bracket-places.ts';
import { classification } from '../../draw/classification/classification.ts';
import type { ClassifiedPhase } from '../../draw/classification/classification.ts';
import { drawCrossings } from '../../draw/knockout/crossings.ts';
import type { Entrant } from '../../draw/entrants/entrant.ts';
import { drawKnockout } from '../../draw/knockout/knockout.ts';
import { drawGroups } from '../../draw/groups/snake.ts';
import type { PlayerId } from '../../id.ts';
import type { BestOf } from '../../match/match.ts';
import type { PhaseSource } from '../../open/phase.ts';
import { randomFrom } from '../../random.ts';
import { drawToFill } from '../../standings/across/places.ts';
import { rankAcross } from '../../standings/across/ranking.ts';
import type { Group, GroupMatch } from '../../standings/group.ts';
import { groupStandings } from '../../standings/standings.ts';
import { drawn } from './drawn.ts';
import type { GroupsFormat, KnockoutFormat, OpenFormat, SwissFormat } from './format.ts';
import { newScoring, playMatch } from './scoring.ts';
import type { PlayedMatch, Scoring } from './scoring.ts';
import type { setModels } from '../set-scores.ts';
import { playSwiss } from './swiss.ts';

/** An open to simulate: its 2 to 512 players, its format and the seed of all randomness. */
export type OpenToSimulate = {
  readonly entrants: readonly Entrant[];
  readonly format: OpenFormat;
  readonly seed: string;
  readonly models: ReturnType<typeof setModels>;
};

const groupsPhase = 'groups';
const swissPhase = 'swiss';
const knockoutPhase = 'knockout';

/** A group with its matches, and its players in the order of the standings. */
type PlayedGroup = { readonly group: Group; readonly order: readonly PlayerId[] };

/** Simulates a round robin. */
const playGroup = (
  scoring: Scoring,
  players: readonly PlayerId[],
  bestOf: BestOf,
  lotSeed: string,
): PlayedGroup => {
  const matches = players.flatMap((a, index) =>
    players.slice(index + 1).map((b): GroupMatch => {
      const { winner, sets } = playMatch(scoring, a, b, bestOf);
      return { id: `${a} ${b}`, a, b, result: { outcome: 'played', winner, sets } };
    }),
  );
  const group = { players, matches, lotSeed };
  return { group, order: groupStandings(group).map(({ player }) => player) };
};

/** Both players of a match, including those from earlier matches. */
type Slots = { a: PlayerId | null; b: PlayerId | null };

const playBracketMatch = (
  scoring: Scoring,
  match: BracketMatch,
  slots: readonly Slots[],
  { a, b }: Slots,
  bestOf: BestOf,
): KnockoutResult => {
  if (a === null || b === null) throw new Error(`a player of the ${match.name} is missing`);
  const aWins = playMatch(scoring, a, b, bestOf).winner === 'a';
  const [winner, loser] = aWins ? [a, b] : [b, a];
  const send = (player: PlayerId, to: BracketMatch['winnerTo']): void => {
    const next = to === null ? undefined : slots[to.match];
    if (next !== undefined && to !== null) next[to.side] = player;
  };
  send(winner, match.winnerTo);
  send(loser, match.loserTo);
  return { round: match.name, a, b, winner };
};

/** The phases of a simulated open, and how they were played. */
type PlayedPhases = Pick<SimulatedOpen, 'waves' | 'byes'> & { readonly phases: readonly ClassifiedPhase[] };

/** Simulates a bracket in the order of its matches, round by round. */
const playBracket = (
  scoring: Scoring,
  lines: Lines,
  { bestOf, thirdPlace }: KnockoutFormat,
  source: PhaseSource,
): PlayedPhases => {
  const matches = bracketMatches(lines, { thirdPlace });
  const slots: Slots[] = matches.map(({ a, b }) => ({ a, b }));
  const results = matches.map((match, index) =>
    playBracketMatch(scoring, match, slots, itemAt(slots, index), bestOf),
  );
  const players = lines.filter((player) => player !== null);
  const brackets = [{ players, results, toPlay: [] }];
  return {
    phases: [{ id: knockoutPhase, source, type: 'knockout', brackets }],
    waves: [],
    byes: lines.length - players.length,
  };
};

/** A stage and the knockout of its qualifiers after it. */
const inTurn = (stage: PlayedPhases, knockout: PlayedPhases): PlayedPhases => ({
  phases: [...stage.phases, ...knockout.phases],
  waves: stage.waves,
  byes: stage.byes + knockout.byes,
});

const playGroups = (
  scoring: Scoring,
  { entrants, seed }: OpenToSimulate,
  { size, bestOf }: GroupsFormat,
): readonly PlayedGroup[] =>
  drawn(drawGroups({ entrants, groups: { size }, seed })).groups.map((players, group) =>
    playGroup(scoring, players, bestOf, `${seed} group ${group + 1}`),
  );

/** The players who take the byes of the knockout: the best of the position after those that qualify. */
const fillers = (
  groups: readonly PlayedGroup[],
  { qualifiers: to, fills }: GroupsFormat,
  lotSeed: string,
): ReadonlySet<PlayerId> => {
  if (!fills || groups.length < 2) return new Set();
  const sizes = groups.map(({ order }) => order.length);
  const { least, fillTo } = drawToFill(sizes, { from: 1, to });
  const ranked = rankAcross(
    groups.map(({ group }) => group),
    to + 1,
    lotSeed,
  );
  return new Set(ranked.slice(0, fillTo - least).map(({ player }) => player));
};

const registrations: PhaseSource = { kind: 'registrations' };

/** The groups and, if more than one player qualifies, the knockout. */
const playFromGroups = (scoring: Scoring, open: OpenToSimulate, format: GroupsFormat): PlayedPhases => {
  const groups = playGroups(scoring, open, format);
  const orders = groups.map(({ order }) => order);
  const stage: PlayedPhases = {
    phases: [{ id: groupsPhase, source: registrations, type: 'groups', groups: orders }],
    waves: [scoring.played.length],
    byes: 0,
  };
  const entrants = new Map(open.entrants.map((entrant) => [entrant.player, entrant]));
  const others = fillers(groups, format, `${open.seed} across`);
  const qualifiers = orders.flatMap((order, group) =>
    order
      .slice(0, format.qualifiers + 1)
      .flatMap((player, place) =>
        place < format.qualifiers || others.has(player)
          ? { ...(entrants.get(player) as Entrant), group: group + 1, position: place + 1 }
          : [],
      ),
  );
  if (qualifiers.length < 2) return stage;
  const { lines } = drawn(drawCrossings({ qualifiers, seed: `${open.seed} crossings` }));
  const source: PhaseSource = { kind: 'positions', phase: groupsPhase, from: 1, to: format.qualifiers };
  return inTurn(stage, playBracket(scoring, lines, open.format.knockout, source));
};

/** The Swiss system and, if more than one player qualifies, the knockout, seeded in the order of its table. */
const playFromSwiss = (scoring: Scoring, open: OpenToSimulate, format: SwissFormat): PlayedPhases => {
  const { order, rounds, byes } = playSwiss(scoring, open.entrants, format, `${open.seed} swiss`);
  const stage: PlayedPhases = {
    phases: [{ id: swissPhase, source: registrations, type: 'groups', groups: [order] }],
    waves: rounds,
    byes,
  };
  const entrants = new Map(open.entrants.map((entrant) => [entrant.player, entrant]));
  const qualifiers = order.slice(0, format.qualifiers).map((player) => entrants.get(player) as Entrant);
  if (qualifiers.length < 2) return stage;
  const { lines } = drawn(
    drawKnockout({ entrants: qualifiers, areRanked: true, seed: `${open.seed} knockout` }),
  );
  const source: PhaseSource = { kind: 'positions', phase: swissPhase, from: 1, to: format.qualifiers };
  return inTurn(stage, playBracket(scoring, lines, open.format.knockout, source));
};

const playPhases = (scoring: Scoring, open: OpenToSimulate): PlayedPhases => {
  const { entrants, format, seed } = open;
  if (format.swiss) return playFromSwiss(scoring, open, format.swiss);
  if (format.groups !== null) return playFromGroups(scoring, open, format.groups);
  const { lines } = drawn(drawKnockout({ entrants, seed }));
  return playBracket(scoring, lines, format.knockout, registrations);
};

/** A simulated open: each player's results, and its matches in the order of its phases and rounds. */
export type SimulatedOpen = {
  readonly performances: ReadonlyMap<PlayerId, OpenPerformance>;
  readonly matches: readonly PlayedMatch[];
  /**
   * How many of the matches, the first ones, are of the groups, or of each Swiss round: each begins when the one before is over. The
   * other matches are of the knockout.
   */
  readonly waves: readonly number[];
  /** Byes of the whole open. */
  readonly byes: number;
};

/** Simulates an open according to the ratings, match by match. */
export const simulateOpenMatches = (open: OpenToSimulate): SimulatedOpen => {
  const scoring = newScoring(open.entrants, open.models, randomFrom(`${open.seed} matches`));
  const { phases, waves, byes } = playPhases(scoring, open);
  const positions = new Map(classification(phases).map(({ player, position }) => [player, position]));
  const performances = new Map(
    [...scoring.scores].map(([player, score]) => [
      player,
      { ...score, position: positions.get(player) ?? null, attended: true },
    ]),
  );
  return { performances, matches: scoring.played, waves, byes };
};

/** Simulates an open according to the ratings, and returns each player's results. */
export const simulateOpen = (open: OpenToSimulate): ReadonlyMap<PlayerId, OpenPerformance> =>
  simulateOpenMatches(open).performances;
