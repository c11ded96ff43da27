import * as fc from 'fast-check';
import { bracketTiers } from '../draw/classification/classification-tiers.ts';
import type { ClassifiedPhase } from '../draw/classification/classification.ts';
import type { PlayerId } from '../id.ts';
import type { PhaseSource } from '../open/phase.ts';
import { randomFrom, type Random } from '../random.ts';
import { anyBracketResults } from './any-bracket.ts';
import { playerId } from './fields.ts';

const shape = fc.record({
  groups: fc.integer({ min: 0, max: 5 }),
  size: fc.integer({ min: 2, max: 5 }),
  qualifiers: fc.integer({ min: 1, max: 3 }),
  thirdPlace: fc.boolean(),
  corrections: fc.integer({ min: 0, max: 4 }),
  seed: fc.nat(),
});
type Shape = typeof shape extends fc.Arbitrary<infer T> ? T : never;

/** An open played to its end and corrected, and who is in it. */
export type FinishedOpen = {
  readonly phases: readonly ClassifiedPhase[];
  readonly players: readonly PlayerId[];
  /** Whether somebody won the draw that decides the first place. */
  readonly hasWinner: boolean;
};

type Knockout = Extract<ClassifiedPhase, { type: 'knockout' }>;

const knockout = (
  { thirdPlace, corrections }: Shape,
  random: Random,
  players: readonly PlayerId[],
  phase: { readonly id: string; readonly source: PhaseSource },
): Knockout => {
  const results = anyBracketResults(players, thirdPlace, corrections, random);
  return { ...phase, type: 'knockout', brackets: [{ players, results, toPlay: [] }] };
};

const positions = (phase: string, from: number, to: number): PhaseSource => ({
  kind: 'positions',
  phase,
  from,
  to,
});

/** The losers of its quarter-finals play on for their places. */
const placesAfter = (given: Shape, random: Random, main: Knockout): readonly Knockout[] => {
  const fifths = bracketTiers(main.brackets)
    .flatMap(({ players }) => players)
    .slice(4, 8);
  const phase = { id: 'places', source: positions(main.id, 5, 8) };
  return fifths.length < 2 ? [] : [knockout(given, random, fifths, phase)];
};

const standingsOf = ({ groups, size }: Shape, random: Random): readonly (readonly PlayerId[])[] =>
  Array.from({ length: groups }, (_, group) =>
    Array.from({ length: size - (random() < 0.5 ? 1 : 0) }, (__, place) => playerId(`${group}.${place}`)),
  );

/** The best of each group for the main draw; now and then somebody leaves and the next of the group comes instead. */
const qualified = (
  standings: readonly (readonly PlayerId[])[],
  qualifiers: number,
  random: Random,
): readonly PlayerId[] =>
  standings.flatMap((group) => {
    const here = random() < 0.8 ? group : group.slice(1);
    return here.slice(0, qualifiers);
  });

const afterGroups = (given: Shape, random: Random): readonly ClassifiedPhase[] => {
  const groups = standingsOf(given, random);
  const stage: ClassifiedPhase = { id: 'groups', source: { kind: 'registrations' }, type: 'groups', groups };
  const inMain = qualified(groups, given.qualifiers, random);
  const others = groups.flat().filter((player) => !inMain.includes(player) && random() < 0.8);
  const draws = [
    { id: 'main', players: inMain, source: positions('groups', 1, given.qualifiers) },
    { id: 'consolation', players: others, source: positions('groups', given.qualifiers + 1, 9) },
  ];
  if (inMain.length < 2) return [stage];
  return [
    stage,
    ...draws
      .filter(({ players }) => players.length > 1)
      .map(({ players, ...phase }) => knockout(given, random, players, phase)),
  ];
};

const straight = (given: Shape, random: Random): readonly ClassifiedPhase[] => {
  const players = Array.from({ length: given.size * given.size }, (_, place) => playerId(`${place}`));
  const main = knockout(given, random, players, { id: 'main', source: { kind: 'registrations' } });
  return [main, ...placesAfter(given, random, main)];
};

const finals = (phase: ClassifiedPhase | undefined) =>
  phase?.type === 'knockout' ? phase.brackets.flatMap(({ results }) => results) : [];

/** A finished open with walkovers and matches to which nobody came, whose results were corrected afterwards. */
export const anyFinishedOpen: fc.Arbitrary<FinishedOpen> = shape.map((given) => {
  const random = randomFrom(String(given.seed));
  const phases = given.groups === 0 ? straight(given, random) : afterGroups(given, random);
  const main = phases.find(({ id }) => id === 'main');
  const final = finals(main).find(({ round }) => round === 'final');
  const [first] = phases;
  const players =
    first?.type === 'groups' ? first.groups.flat() : (first?.brackets.flatMap((one) => one.players) ?? []);
  return { phases, players, hasWinner: main === undefined || final?.winner !== null };
});
