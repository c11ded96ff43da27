import { bracketMatches, type BracketMatch } from '../draw/bracket/bracket.ts';
import { bracketSize } from '../draw/bracket/rounds.ts';
import { drawKnockout } from '../draw/knockout/knockout.ts';
import { circleRounds } from '../draw/order-of-play/round-robin.ts';
import type { MatchId } from '../id.ts';
import type { Day, DayMatch, GroupsToCome, KnockoutToCome, PhaseToCome, SwissToCome } from './day.ts';

/** The matches of the day, and those of the phases that are not drawn yet. */
export const matchesWithToCome = ({ matches, toCome }: Day): readonly DayMatch[] =>
  toCome.length === 0 ? matches : [...matches, ...toCome.flatMap(placeholders)];

const placeholders = (phase: PhaseToCome, index: number): readonly DayMatch[] => {
  switch (phase.type) {
    case 'knockout':
      return inBracket(phase, index);
    case 'groups':
      return inGroups(phase, index);
    case 'swiss':
      return inRounds(phase, index);
  }
};

/** The id of a match of a knockout that is not drawn yet, by its place in the bracket. */
const placeholderId = (
  { open, phase }: Pick<PhaseToCome, 'open' | 'phase'>,
  bracket: number,
  { round, position }: Pick<BracketMatch, 'round' | 'position'>,
): MatchId => `${open}/${phase}.${bracket}/${round}.${position}`;

const unknown = {
  state: 'waiting',
  a: null,
  b: null,
  umpire: null,
  publishedUmpire: null,
  table: null,
  isTableFixed: false,
  calledAt: null,
  startedAt: null,
  sets: [],
  fixedAt: null,
  winnerTo: null,
  loserTo: null,
} as const satisfies Partial<DayMatch>;

/** The matches of a bracket, with the byes where a draw puts them. */
function inBracket(phase: KnockoutToCome, bracket: number): readonly DayMatch[] {
  const { open, entrants, bestOf, thirdPlace, notBefore } = phase;
  if (entrants < 2 || entrants > maxEntrants) return [];
  const bracketed = bracketMatches(linesOf(entrants), { thirdPlace });
  const idOf = (match: BracketMatch) => placeholderId(phase, bracket, match);
  const next = (slot: BracketMatch['winnerTo']): MatchId | null => {
    const into = slot === null ? undefined : bracketed[slot.match];
    return into === undefined ? null : idOf(into);
  };
  return bracketed.map((match) => ({
    ...unknown,
    id: idOf(match),
    open,
    phase: phase.phase,
    group: `${open}/${phase.phase}.${bracket}`,
    round: match.name,
    roundNumber: match.round,
    number: match.position,
    bestOf,
    notBefore,
    winnerTo: next(match.winnerTo),
    loserTo: next(match.loserTo),
  }));
}

/** The matches of groups, between people of whom it is known only that each is one. */
function inGroups(
  { open, phase, sizes, bestOf, notBefore }: GroupsToCome,
  index: number,
): readonly DayMatch[] {
  if (sizes.reduce((total, size) => total + (size * (size - 1)) / 2, 0) > maxInGroups) return [];
  return sizes
    .flatMap((size, group) =>
      circleRounds(size).flatMap((pairs, round) => pairs.map((pair) => ({ group, round, pair }))),
    )
    .toSorted((one, other) => one.round - other.round || one.group - other.group)
    .map(({ group, round, pair: [one, other] }, place) => {
      const id = `${open}/${phase}.${index}.${group}`;
      return {
        ...unknown,
        id: `${id}/${one}-${other}`,
        open,
        phase,
        group: id,
        round: null,
        roundNumber: round + 1,
        number: place + 1,
        bestOf,
        notBefore,
        a: [`${id}.${one}`],
        b: [`${id}.${other}`],
      };
    });
}

/** The rounds to come of a Swiss phase, as if everybody met the others in turn: who meets whom changes nothing of how long it takes. */
function inRounds(
  { open, phase, entrants, rounds, bestOf, notBefore }: SwissToCome,
  index: number,
): readonly DayMatch[] {
  if (entrants < 2 || entrants > maxEntrants) return [];
  const circle = circleRounds(entrants);
  const id = `${open}/${phase}.${index}`;
  return Array.from({ length: rounds }, (_, round) =>
    (circle[round % circle.length] ?? []).map(([one, other]) => ({
      ...unknown,
      id: `${id}/${round}.${one}-${other}`,
      open,
      phase,
      group: id,
      round: null,
      roundNumber: round + 1,
      number: one + 1,
      bestOf,
      notBefore,
      a: [`${id}.${one}`],
      b: [`${id}.${other}`],
    })),
  ).flat();
}

const maxEntrants = 512;
/** Groups that nobody plays on one day would take long to estimate. */
const maxInGroups = 1000;

/** Any draw of so many: the places of the byes depend on their number alone. */
function linesOf(entrants: number): readonly (string | null)[] {
  const players = Array.from({ length: entrants }, (_, index) => ({
    player: String(index),
    rating: -index,
    rated: true,
  }));
  const draw = drawKnockout({ entrants: players, seed: 'byes' });
  return draw.ok ? draw.value.lines : new Array<null>(bracketSize(entrants)).fill(null);
}
