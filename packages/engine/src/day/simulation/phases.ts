import { isOccupying } from '../day.ts';
import { goLive } from './start.ts';
import type { PhaseCount, RunMatch, RunState, Side } from './state.ts';

/** Begins the phases that come first at the start of a run. */
export function openPhases(state: RunState): void {
  for (const [first] of state.phases.values()) if (first) openPhase(first, state);
}

/** Draws a phase if it is not drawn yet, and puts its matches in the queue. */
export function openPhase(count: PhaseCount, state: RunState): void {
  const matches = [...state.matches.values()].filter(
    ({ match }) => match.open === count.open && match.phase === count.phase,
  );
  const slots = matches.flatMap((one) => new Array<RunMatch>(freePlaces(one, state)).fill(one));
  if (slots.length > 0) fill(slots, qualifiedFor(count, state), state);
  for (const one of matches)
    if (one.a !== null && one.b !== null && !isOccupying(one.match)) goLive(one, state);
}

/** The sides that no match decides, but the draw. */
const freePlaces = ({ match, a, b }: RunMatch, { plan }: RunState): number =>
  Math.max(0, [a, b].filter((side) => side === null).length - plan.index.feedersOf(match.id).length);

/** Everybody of the groups before a phase, the winners first. */
function qualifiedFor({ open, phase }: PhaseCount, { groups, lotOf }: RunState): Side[] {
  const before = [...groups.values()].filter((group) => group.open === open && group.phase < phase);
  const last = Math.max(...before.map((group) => group.phase));
  return before
    .filter((group) => group.phase === last)
    .flatMap(({ entries }) =>
      [...entries.values()]
        .map(({ side, won }) => ({ side, won, lot: lotOf(side) }))
        .toSorted((one, other) => other.won - one.won || one.lot - other.lot)
        .map(({ side, lot }, position) => ({ side, position, lot })),
    )
    .toSorted((one, other) => one.position - other.position || one.lot - other.lot)
    .map(({ side }) => side);
}

/** The byes go to those who did best, the other places by lot; of several brackets the first takes the better ones. */
function fill(slots: readonly RunMatch[], qualified: readonly Side[], { lotOf }: RunState): void {
  let taken = 0;
  for (const bracket of Map.groupBy(slots, ({ match }) => match.group).values()) {
    const sides = qualified.slice(taken, taken + bracket.length);
    taken += bracket.length;
    const inOrder = bracket.toSorted((one, other) => other.match.roundNumber - one.match.roundNumber);
    const byes = inOrder.filter(({ match }) => match.roundNumber > 1).length;
    const drawn = [...sides.slice(0, byes), ...byLot(sides.slice(byes), lotOf)];
    for (const [index, one] of inOrder.entries()) putSide(one, drawn[index] ?? []);
  }
}

const byLot = (sides: readonly Side[], lotOf: RunState['lotOf']): readonly Side[] =>
  sides
    .map((side) => ({ side, lot: lotOf(side) }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ side }) => side);

/** A side that is known now. */
export function putSide(one: RunMatch, side: Side): void {
  if (one.a === null) one.a = side;
  else one.b ??= side;
}
