import { placeOfQualifier, type PlayerId } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { drawnFrom, leftPlayers, rankedIn, type Ranked } from './qualifying.ts';
import { keptReport } from './report.ts';
import { countMatches, findPhase, phasesFedBy, type PhaseRow } from './store.ts';

/** A place that a qualifier has left in a phase that is drawn and has not begun. */
export type VacantPlace = {
  readonly phase: PhaseRow;
  readonly player: PlayerId;
  readonly group: string;
  readonly position: number;
  /** The next of the same group, and the position there; nobody where all of them have left or play elsewhere. */
  readonly replacement: { readonly player: PlayerId; readonly position: number } | null;
  /** Whether the organiser has chosen the walkover. */
  readonly decided: boolean;
};

/** The places left in a phase; also those that one more player would leave. */
export async function vacantPlaces(db: Db, phase: PhaseRow, leaving?: string): Promise<VacantPlace[]> {
  const source = phase.source_phase_id === null ? undefined : await findPhase(db, phase.source_phase_id);
  if (!source || !(await isOpenToReplacement(db, phase))) return [];
  const gone = new Set(await leftPlayers(db, phase.open_id));
  if (leaving !== undefined) gone.add(leaving as PlayerId);
  const drawn = await drawnFrom(db, source.id);
  const empty = drawn.filter(({ phase_id, player_id }) => phase_id === phase.id && gone.has(player_id));
  if (empty.length === 0) return [];
  const ranked = await rankedIn(db, source);
  const taken = { qualified: drawn.map(({ player_id }) => player_id), gone: [...gone] };
  return empty.flatMap(({ player_id }) => placeIn(phase, ranked, player_id, taken));
}

/** Drawn, nothing of it begun, and nothing drawn from it in turn. */
async function isOpenToReplacement(db: Db, phase: PhaseRow): Promise<boolean> {
  if (phase.state === 'created' || (await countMatches(db, phase.id)).begun > 0) return false;
  return (await phasesFedBy(db, phase.id)).every(({ state }) => state === 'created');
}

type Taken = { readonly qualified: readonly PlayerId[]; readonly gone: readonly PlayerId[] };

function placeIn(phase: PhaseRow, ranked: readonly Ranked[], player: PlayerId, taken: Taken): VacantPlace[] {
  const group = ranked.find(({ players }) => players.includes(player));
  if (!group) return [];
  const standings = group.players;
  const place = placeOfQualifier({ player, standings, ...taken, nextPhaseBegun: false });
  const kept = keptReport(phase)?.vacancies ?? [];
  return [
    {
      phase,
      player,
      group: group.name,
      position: standings.indexOf(player) + 1,
      replacement: place.kind === 'replacedBy' ? place : null,
      decided: kept.some((vacancy) => vacancy.player === player && vacancy.by === null),
    },
  ];
}
