import { placeOfQualifier, type PlayerId, type QualifierPlace } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { takesReplacements } from '#features/competition/phases/policy.ts';
import { keptReport } from '#features/competition/phases/report.ts';
import { endOfSource, type SourceEnd } from '#features/competition/draw/source-end.ts';
import { countMatches, phasesFedBy, type PhaseRow } from '#features/competition/store/phases.ts';

/** A place left by a qualifier in a drawn phase that has not started. */
export type VacantPlace = {
  readonly phase: PhaseRow;
  readonly player: PlayerId;
  readonly group: string;
  readonly position: number;
  /**
   * The next of the same group, or the best of the others where the groups are compared, and their position; nobody if all have
   * left or play elsewhere.
   */
  readonly replacement: {
    readonly player: PlayerId;
    readonly group: string;
    readonly position: number;
  } | null;
  /** Whether the organiser has chosen the walkover. */
  readonly decided: boolean;
};

/** The places left in a phase, optionally including those another player would leave. */
export async function vacantPlaces(db: Db, phase: PhaseRow, leaving?: string): Promise<VacantPlace[]> {
  if (!(await isOpenToReplacement(db, phase))) return [];
  const end = await endOfSource(db, phase);
  const gone = new Set(end.left);
  if (leaving !== undefined) gone.add(leaving);
  const empty = end.drawn.filter(({ phase_id, player_id }) => phase_id === phase.id && gone.has(player_id));
  return empty.flatMap(({ player_id }) => placeIn(phase, { ...end, left: gone }, player_id));
}

/** Drawn, not started, and not the source of another drawn phase. */
async function isOpenToReplacement(db: Db, phase: PhaseRow): Promise<boolean> {
  if (!takesReplacements(phase, (await countMatches(db, phase.id)).begun > 0)) return false;
  return (await phasesFedBy(db, phase.id)).every(({ state }) => state === 'created');
}

function placeIn(phase: PhaseRow, end: SourceEnd, player: PlayerId): VacantPlace[] {
  const { ranked, left, drawn, next } = end;
  const group = ranked.find(({ players }) => players.includes(player));
  if (!group) return [];
  const isFilled = next.includes(player);
  const place = placeOfQualifier({
    player,
    standings: isFilled ? next : group.players,
    qualified: drawn.map(({ player_id }) => player_id),
    gone: [...left],
    nextPhaseBegun: false,
  });
  const kept = keptReport(phase)?.vacancies ?? [];
  return [
    {
      phase,
      player,
      group: group.name,
      position: group.players.indexOf(player) + 1,
      replacement: replacementFrom(end, place),
      decided: kept.some((vacancy) => vacancy.player === player && vacancy.by === null),
    },
  ];
}

/** The position of the player who would come in their group. */
function replacementFrom({ ranked }: SourceEnd, place: QualifierPlace): VacantPlace['replacement'] {
  if (place.kind !== 'replacedBy') return null;
  const { player } = place;
  const group = ranked.find(({ players }) => players.includes(player));
  if (!group) return null;
  return { player, group: group.name, position: group.players.indexOf(player) + 1 };
}
