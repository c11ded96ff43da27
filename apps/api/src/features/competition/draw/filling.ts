import type { PlayerId } from '@topspin/engine';
import { placesToFillIn } from '#features/competition/standings/unfillable.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';
import type { SourceEnd } from './source-end.ts';

/** How many players each group of the source has. */
export const sizesOf = ({ ranked }: SourceEnd): readonly number[] =>
  ranked.map(({ players }) => players.length);

/**
 * The players of the next position who fill a phase, besides those in its own positions. Who left gives up the place to the
 * best of the others, unless a drawn phase still has a line for them or the organiser decided not to replace them; players
 * already in another phase do not move up into this one.
 */
export function fillersOf(
  phase: PhaseRow,
  end: SourceEnd,
  inPositions: ReadonlySet<PlayerId>,
): readonly PlayerId[] {
  if (phase.fill_to === null || end.next.length === 0) return [];
  const places = placesToFillIn(phase, sizesOf(end));
  const best = new Set(end.next.slice(0, places.ok ? places.value : 0));
  const stands = (player: PlayerId) => end.drawn.some(({ player_id }) => player_id === player);
  const standsElsewhere = (player: PlayerId) =>
    end.drawn.some(({ phase_id, player_id }) => player_id === player && phase_id !== phase.id);
  const coming = end.next.filter((player) => {
    if (inPositions.has(player)) return false;
    if (end.left.has(player)) return stands(player) || end.vacant.has(player);
    return best.has(player) || !standsElsewhere(player);
  });
  return places.ok ? coming.slice(0, phase.fill_to - inPositions.size) : [];
}

/** The best who left before the draw, and the players who fill their places. */
export function fillersInstead(
  phase: PhaseRow,
  end: SourceEnd,
  inPositions: ReadonlySet<PlayerId>,
): readonly { readonly player: PlayerId; readonly by: PlayerId }[] {
  const fillers = fillersOf(phase, end, inPositions);
  const everybody = { ...end, left: new Set<PlayerId>() };
  const best = fillersOf(phase, everybody, inPositions);
  const gone = best.filter((player) => end.left.has(player) && !fillers.includes(player));
  const came = fillers.filter((player) => !best.includes(player));
  return gone.flatMap((player, index) => {
    const by = came[index];
    return by === undefined ? [] : [{ player, by }];
  });
}
