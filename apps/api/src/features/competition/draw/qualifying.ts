import type { PlayerId } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { fillersInstead, fillersOf } from './filling.ts';
import { endOfSource, positionsFor, type Ranked, type SourceEnd } from './source-end.ts';
import { phasesFedBy, type PhaseRow } from '#features/competition/store/phases.ts';

/** Where a player comes from: the group, by number and name, and the position in it. */
export type QualifyingPlace = {
  readonly group: number;
  readonly groupName: string;
  readonly position: number;
};

/**
 * The players on the positions a phase takes from its source, in the order of groups and positions. A player who left
 * the open is replaced by the next of the same group, unless the place is to be left vacant; after the draw, the
 * organiser decides.
 */
export async function qualifyingPlaces(
  db: Db,
  phase: PhaseRow,
  vacant: readonly string[] = [],
): Promise<ReadonlyMap<PlayerId, QualifyingPlace>> {
  return placesFrom(phase, await endOfSource(db, phase, vacant), await takenBefore(db, phase));
}

/** The same, as the source ended, without those who fill a phase that comes first. */
export function placesFrom(
  phase: PhaseRow,
  end: SourceEnd,
  elsewhere: ReadonlySet<PlayerId>,
): ReadonlyMap<PlayerId, QualifyingPlace> {
  const isHere = (player: PlayerId) =>
    !end.left.has(player) ||
    end.drawn.some(({ phase_id, player_id }) => phase_id === phase.id && player_id === player);
  const inPositions = [...positionsOf(phase, end)].filter(([player]) => !elsewhere.has(player));
  const fillers = fillersOf(phase, end, new Set(inPositions.map(([player]) => player)));
  const places = [...inPositions, ...fillers.map((player) => [player, placeOf(player, end)] as const)];
  return new Map(places.filter(([player]) => isHere(player)));
}

const positionsOf = (phase: PhaseRow, end: SourceEnd): ReadonlyMap<PlayerId, QualifyingPlace> =>
  new Map(
    end.ranked.flatMap((group) =>
      positionsFor(phase, end, group)
        .map((player, index) => [player, placeIn(group, index)] as const)
        .filter(([, { position }]) => isTaken(phase, position)),
    ),
  );

/** The position of a player in the group they come from. */
function placeOf(player: PlayerId, { ranked }: SourceEnd): QualifyingPlace {
  const group = found(ranked.find(({ players }) => players.includes(player)));
  return placeIn(group, group.players.indexOf(player));
}

/**
 * The players whom phases with better positions of the same groups take besides those positions: the best thirds of a main
 * draw do not play the consolation of thirds and fourths.
 */
export async function takenBefore(db: Db, phase: PhaseRow): Promise<ReadonlySet<PlayerId>> {
  const { id, source_phase_id: feeds, position_from: from } = phase;
  const before = (feeds === null ? [] : await phasesFedBy(db, feeds)).filter(
    (other) => other.id !== id && other.fill_to !== null && (other.position_from ?? 1) < (from ?? 1),
  );
  const taken = new Set<PlayerId>();
  if (before.length === 0) return taken;
  // All of them come from the same groups, which are read once.
  const source = await endOfSource(db, phase);
  for (const other of before) {
    const end = { ...source, next: source.nextFor(other) };
    for (const player of fillersOf(other, end, new Set(positionsOf(other, end).keys()))) taken.add(player);
  }
  return taken;
}

const placeIn = ({ group, name: groupName }: Ranked, index: number): QualifyingPlace => ({
  group,
  groupName,
  position: index + 1,
});

const isTaken = ({ position_from, position_to }: PhaseRow, position: number): boolean =>
  position >= (position_from ?? 1) && position <= (position_to ?? 1);

/** Somebody who qualified and left before the draw, and the next of the same group, with the place there. */
type CameInstead = QualifyingPlace & {
  readonly player: PlayerId;
  readonly by: PlayerId;
  /** Whether they are replaced, or the place is left vacant. */
  readonly comes: boolean;
};

/** The replacements in a phase to be drawn, also those that would be made if the place were not left vacant. */
export async function cameInstead(
  db: Db,
  phase: PhaseRow,
  vacant: readonly string[],
): Promise<readonly CameInstead[]> {
  const coming = newcomers(phase, await endOfSource(db, phase, vacant));
  const all = newcomers(phase, await endOfSource(db, phase));
  return all.map((place) =>
    vacant.includes(place.player)
      ? { ...place, comes: false }
      : { ...(coming.find(({ player }) => player === place.player) ?? place), comes: true },
  );
}

function newcomers(phase: PhaseRow, end: SourceEnd): readonly Omit<CameInstead, 'comes'>[] {
  const filled = fillersInstead(phase, end, new Set(positionsOf(phase, end).keys()));
  return [
    ...newcomersInGroups(phase, end),
    ...filled.map(({ player, by }) => ({ player, by, ...placeOf(by, end) })),
  ];
}

function newcomersInGroups(phase: PhaseRow, end: SourceEnd): readonly Omit<CameInstead, 'comes'>[] {
  const taken = (players: readonly PlayerId[]) => players.filter((_, index) => isTaken(phase, index + 1));
  return end.ranked.flatMap((group) => {
    const qualified = taken(group.players);
    const here = taken(positionsFor(phase, end, group));
    const gone = qualified.filter((player) => !here.includes(player));
    const came = here.filter((player) => !qualified.includes(player));
    return gone.flatMap((player, index) => {
      const by = came[index];
      return by === undefined ? [] : [{ player, by, ...placeIn(group, group.players.indexOf(by)) }];
    });
  });
}
