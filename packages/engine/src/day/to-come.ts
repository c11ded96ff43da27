import { bracketMatches, type BracketMatch } from '../draw/bracket/bracket.ts';
import { bracketSize } from '../draw/bracket/rounds.ts';
import { drawKnockout } from '../draw/knockout/knockout.ts';
import type { MatchId } from '../id.ts';
import type { Day, DayMatch, PhaseToCome } from './day.ts';

/** The id of a match of a knockout that is not drawn yet, by its place in the bracket. */
const placeholderId = (
  { open, phase }: Pick<PhaseToCome, 'open' | 'phase'>,
  bracket: number,
  { round, position }: Pick<BracketMatch, 'round' | 'position'>,
): MatchId => `${open}/${phase}.${bracket}/${round}.${position}`;

/** The matches of the day, and those of the knockouts that are not drawn yet, with the byes where a draw puts them. */
export const matchesWithToCome = ({ matches, toCome }: Day): readonly DayMatch[] =>
  toCome.length === 0 ? matches : [...matches, ...toCome.flatMap(placeholders)];

function placeholders(phase: PhaseToCome, bracket: number): readonly DayMatch[] {
  const { open, entrants, bestOf, thirdPlace } = phase;
  if (entrants < 2 || entrants > maxEntrants) return [];
  const bracketed = bracketMatches(linesOf(entrants), { thirdPlace });
  const idOf = (match: BracketMatch) => placeholderId(phase, bracket, match);
  const next = (slot: BracketMatch['winnerTo']): MatchId | null => {
    const into = slot === null ? undefined : bracketed[slot.match];
    return into === undefined ? null : idOf(into);
  };
  return bracketed.map((match) => ({
    id: idOf(match),
    open,
    phase: phase.phase,
    group: `${open}/${phase.phase}.${bracket}`,
    round: match.name,
    roundNumber: match.round,
    number: match.position,
    bestOf,
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
    notBefore: null,
    fixedAt: null,
    winnerTo: next(match.winnerTo),
    loserTo: next(match.loserTo),
  }));
}

const maxEntrants = 512;

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
