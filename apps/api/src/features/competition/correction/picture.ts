import { classification, type PlayerId } from '@topspin/engine';
import { classifiedPhases } from '#features/competition/classification/phases.ts';
import { qualifyingPlaces } from '#features/competition/draw/qualifying.ts';
import { standingsOfGroup } from '#features/competition/standings/standings.ts';
import { findGroup, linesOfPhase } from '#features/competition/store/groups.ts';
import { matchesOfOpen, type MatchRow } from '#features/competition/store/matches.ts';
import { phasesFedBy, type PhaseRow } from '#features/competition/store/phases.ts';
import type { Db } from '#http/call.ts';

/** The effects of a correction in other contexts. */
export type CorrectionEffects = {
  /** The circuit points of each player in a finished open; none if it counts in no circuit. */
  readonly circuitPoints: (db: Db, openId: string) => Promise<ReadonlyMap<PlayerId, number>>;
};

/** The parts of an open that a correction can change, besides ratings. */
export type Picture = {
  /** In the group of the match. */
  readonly positions: ReadonlyMap<PlayerId, number>;
  readonly matches: readonly MatchRow[];
  /** The final positions of the open, once every match is played. */
  readonly classification: ReadonlyMap<PlayerId, number>;
  /** Once the group or bracket of the match is played, the players of each phase that it feeds. */
  readonly qualified: readonly Qualified[];
  readonly circuitPoints: ReadonlyMap<PlayerId, number>;
  /** In a Swiss phase, how many rounds are paired after that of the match: they stay as they are. */
  readonly laterRounds: number;
};

export type Qualified = { readonly phase: PhaseRow; readonly players: ReadonlySet<PlayerId> };

/** The situation around a match. */
export async function pictureOf(db: Db, match: MatchRow, effects: CorrectionEffects): Promise<Picture> {
  const standings = match.round === null ? await standingsOfGroup(db, match.group_id) : [];
  const matches = await matchesOfOpen(db, match.open_id);
  return {
    positions: new Map(standings.map(({ player, position }) => [player, position])),
    matches,
    classification: matches.every(isFinished) ? await finalPositions(db, match.open_id) : new Map(),
    qualified: matches.filter(({ group_id: group }) => group === match.group_id).every(isFinished)
      ? await qualifiedFrom(db, match.phase_id)
      : [],
    circuitPoints: await effects.circuitPoints(db, match.open_id),
    laterRounds: await roundsAfter(db, match, matches),
  };
}

async function roundsAfter(db: Db, match: MatchRow, matches: readonly MatchRow[]): Promise<number> {
  const group = match.round === null ? await findGroup(db, match.group_id) : undefined;
  if (group?.type !== 'swiss') return 0;
  const rounds = matches.flatMap((one) => (one.group_id === match.group_id ? [one.round_number] : []));
  return Math.max(...rounds) - match.round_number;
}

const isFinished = ({ state }: MatchRow): boolean => state === 'finished';

async function finalPositions(db: Db, openId: string): Promise<ReadonlyMap<PlayerId, number>> {
  const classified = classification(await classifiedPhases(db, openId));
  return new Map(classified.map(({ player, position }) => [player, position]));
}

async function qualifiedFrom(db: Db, phaseId: string): Promise<Qualified[]> {
  const qualified: Qualified[] = [];
  for (const phase of await phasesFedBy(db, phaseId))
    qualified.push({ phase, players: await playersOf(db, phase) });
  return qualified;
}

/** Once a phase is drawn, its players are those on its lines: a correction may have kept them. */
async function playersOf(db: Db, phase: PhaseRow): Promise<ReadonlySet<PlayerId>> {
  if (phase.state === 'created') return new Set((await qualifyingPlaces(db, phase)).keys());
  const lines = await linesOfPhase(db, phase.id);
  return new Set(lines.map(({ player_id }) => player_id).filter((player) => player !== null));
}
