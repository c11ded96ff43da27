import { classification, type PlayerId } from '@topspin/engine';
import { classifiedPhases } from '#features/competition/classification/phases.ts';
import { qualifyingPlaces } from '#features/competition/draw/qualifying.ts';
import { standingsOfGroup } from '#features/competition/standings/standings.ts';
import { matchesOfOpen, type MatchRow } from '#features/competition/store/matches.ts';
import { phasesFedBy, type PhaseRow } from '#features/competition/store/phases.ts';
import type { Db } from '#http/call.ts';

/** What a correction changes in other contexts. */
export type CorrectionEffects = {
  /** What a finished open gives each player in its circuit; nothing if it does not count in any. */
  readonly circuitPoints: (db: Db, openId: string) => Promise<ReadonlyMap<PlayerId, number>>;
};

/** What a correction can change besides ratings. */
export type Picture = {
  /** In the group of the match. */
  readonly positions: ReadonlyMap<PlayerId, number>;
  readonly matches: readonly MatchRow[];
  /** Once every match is played. */
  readonly champion: PlayerId | null;
  /** Once the group or bracket of the match is played, for each phase that it feeds. */
  readonly qualified: readonly Qualified[];
  readonly circuitPoints: ReadonlyMap<PlayerId, number>;
};

export type Qualified = { readonly phase: PhaseRow; readonly players: ReadonlySet<PlayerId> };

/** The situation around a match. */
export async function pictureOf(db: Db, match: MatchRow, effects: CorrectionEffects): Promise<Picture> {
  const standings = match.round === null ? await standingsOfGroup(db, match.group_id) : [];
  const matches = await matchesOfOpen(db, match.open_id);
  return {
    positions: new Map(standings.map(({ player, position }) => [player, position])),
    matches,
    champion: matches.every(isFinished) ? await championOf(db, match.open_id) : null,
    qualified: matches.filter(({ group_id: group }) => group === match.group_id).every(isFinished)
      ? await qualifiedFrom(db, match.phase_id)
      : [],
    circuitPoints: await effects.circuitPoints(db, match.open_id),
  };
}

const isFinished = ({ state }: MatchRow): boolean => state === 'finished';

/** Nobody if several share the first position. */
async function championOf(db: Db, openId: string): Promise<PlayerId | null> {
  const first = classification(await classifiedPhases(db, openId)).filter(({ position }) => position === 1);
  return first.length === 1 ? (first[0]?.player ?? null) : null;
}

async function qualifiedFrom(db: Db, phaseId: string): Promise<Qualified[]> {
  const qualified: Qualified[] = [];
  for (const phase of await phasesFedBy(db, phaseId))
    qualified.push({ phase, players: new Set((await qualifyingPlaces(db, phase)).keys()) });
  return qualified;
}
