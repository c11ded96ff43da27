import { itemAt } from '../item-at.ts';
import type { OpenPerformance } from '../circuit/open-points.ts';
import { bracketMatches } from '../draw/bracket/bracket.ts';
import type { BracketMatch, Lines } from '../draw/bracket/bracket.ts';
import type { KnockoutResult } from '../draw/classification/bracket-places.ts';
import { classification } from '../draw/classification/classification.ts';
import type { ClassifiedPhase } from '../draw/classification/classification.ts';
import { drawCrossings } from '../draw/knockout/crossings.ts';
import type { Entrant } from '../draw/entrants/entrant.ts';
import { drawKnockout } from '../draw/knockout/knockout.ts';
import type { DrawFailure } from '../draw/report.ts';
import { drawGroups } from '../draw/groups/snake.ts';
import type { PlayerId } from '../id.ts';
import type { BestOf } from '../match/match.ts';
import type { PhaseSource } from '../open/phase.ts';
import { randomFrom } from '../random.ts';
import type { Result } from '../result.ts';
import { drawToFill } from '../standings/across/places.ts';
import { rankAcross } from '../standings/across/ranking.ts';
import type { Group, GroupMatch } from '../standings/group.ts';
import { groupStandings } from '../standings/standings.ts';
import { newScoring, playMatch } from './scoring.ts';
import type { PlayedMatch, Scoring } from './scoring.ts';
import type { setModels } from './set-scores.ts';

/** The format of an open: groups of about a size whose best qualify (`null`: no groups), then a knockout. */
export type OpenFormat = {
  readonly groups: {
    readonly size: number;
    readonly qualifiers: number;
    readonly bestOf: BestOf;
    /** The best of the next position take the byes of the knockout. */
    readonly fills?: boolean;
  } | null;
  readonly knockout: { readonly bestOf: BestOf; readonly thirdPlace: boolean };
};

/** An open to simulate: its 2 to 512 players, its format and the seed of all randomness. */
export type OpenToSimulate = {
  readonly entrants: readonly Entrant[];
  readonly format: OpenFormat;
  readonly seed: string;
  readonly models: ReturnType<typeof setModels>;
};

const groupsPhase = 'groups';
const knockoutPhase = 'knockout';

/** A draw of a valid number of players cannot fail; anything else is a bug of the caller. */
const drawn = <T>(result: Result<T, DrawFailure>): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

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

/** Simulates a bracket in the order of its matches, round by round. */
const playBracket = (
  scoring: Scoring,
  lines: Lines,
  { bestOf, thirdPlace }: OpenFormat['knockout'],
  source: PhaseSource,
): ClassifiedPhase => {
  const matches = bracketMatches(lines, { thirdPlace });
  const slots: Slots[] = matches.map(({ a, b }) => ({ a, b }));
  const results = matches.map((match, index) =>
    playBracketMatch(scoring, match, slots, itemAt(slots, index), bestOf),
  );
  const players = lines.filter((player) => player !== null);
  return { id: knockoutPhase, source, type: 'knockout', brackets: [{ players, results, toPlay: [] }] };
};

const playGroups = (
  scoring: Scoring,
  { entrants, seed }: OpenToSimulate,
  { size, bestOf }: NonNullable<OpenFormat['groups']>,
): readonly PlayedGroup[] =>
  drawn(drawGroups({ entrants, groups: { size }, seed })).groups.map((players, group) =>
    playGroup(scoring, players, bestOf, `${seed} group ${group + 1}`),
  );

/** The players who take the byes of the knockout: the best of the position after those that qualify. */
const fillers = (
  groups: readonly PlayedGroup[],
  { qualifiers: to, fills }: NonNullable<OpenFormat['groups']>,
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

/** The groups and, if more than one player qualifies, the knockout. */
const playStages = (
  scoring: Scoring,
  open: OpenToSimulate,
  format: NonNullable<OpenFormat['groups']>,
): readonly ClassifiedPhase[] => {
  const groups = playGroups(scoring, open, format);
  const stage: ClassifiedPhase = {
    id: groupsPhase,
    source: { kind: 'registrations' },
    type: 'groups',
    groups: groups.map(({ order }) => order),
  };
  const entrants = new Map(open.entrants.map((entrant) => [entrant.player, entrant]));
  const others = fillers(groups, format, `${open.seed} across`);
  const qualifiers = groups.flatMap(({ order }, group) =>
    order
      .slice(0, format.qualifiers + 1)
      .flatMap((player, place) =>
        place < format.qualifiers || others.has(player)
          ? { ...(entrants.get(player) as Entrant), group: group + 1, position: place + 1 }
          : [],
      ),
  );
  if (qualifiers.length < 2) return [stage];
  const { lines } = drawn(drawCrossings({ qualifiers, seed: `${open.seed} crossings` }));
  const source: PhaseSource = { kind: 'positions', phase: groupsPhase, from: 1, to: format.qualifiers };
  return [stage, playBracket(scoring, lines, open.format.knockout, source)];
};

const playPhases = (scoring: Scoring, open: OpenToSimulate): readonly ClassifiedPhase[] => {
  const { entrants, format, seed } = open;
  if (format.groups !== null) return playStages(scoring, open, format.groups);
  const { lines } = drawn(drawKnockout({ entrants, seed }));
  return [playBracket(scoring, lines, format.knockout, { kind: 'registrations' })];
};

/** A simulated open: each player's results, and its matches; those of the knockout come after the groups', round by round. */
export type SimulatedOpen = {
  readonly performances: ReadonlyMap<PlayerId, OpenPerformance>;
  readonly matches: readonly PlayedMatch[];
  /** How many of the matches, the first ones, are of the groups. */
  readonly groupMatches: number;
};

/** Simulates an open according to the ratings, match by match. */
export const simulateOpenMatches = (open: OpenToSimulate): SimulatedOpen => {
  const scoring = newScoring(open.entrants, open.models, randomFrom(`${open.seed} matches`));
  const phases = playPhases(scoring, open);
  const positions = new Map(classification(phases).map(({ player, position }) => [player, position]));
  const performances = new Map(
    [...scoring.scores].map(([player, score]) => [
      player,
      { ...score, position: positions.get(player) ?? null, attended: true },
    ]),
  );
  const inKnockout = phases.flatMap((phase) =>
    phase.type === 'knockout' ? phase.brackets.flatMap(({ results }) => results) : [],
  ).length;
  return { performances, matches: scoring.played, groupMatches: scoring.played.length - inKnockout };
};

/** Simulates an open according to the ratings, and returns each player's results. */
export const simulateOpen = (open: OpenToSimulate): ReadonlyMap<PlayerId, OpenPerformance> =>
  simulateOpenMatches(open).performances;
