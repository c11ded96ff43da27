import { hasBegun, sides, type PlayerId } from '@topspin/engine';
import { phasesFedBy, type PhaseRow } from '#features/competition/store/phases.ts';
import { qualifyingPlaces, type QualifyingPlace } from '#features/competition/draw/qualifying.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { firstStanding, occupy, type Entry, type Occupants, type Progress } from './progress.ts';
import { playerOn } from './slots.ts';
import { isFed } from './feeders.ts';
import { linesOfPhase, replaceOnLines } from '#features/competition/store/groups.ts';
import { lockMatchesOfPhase, type MatchRow } from '#features/competition/store/matches.ts';

type Places = ReadonlyMap<PlayerId, QualifyingPlace>;
type Fed = { readonly phase: PhaseRow; readonly places: Places };
/** Substitutes, by the player they replace. */
type Substitutes = ReadonlyMap<PlayerId, PlayerId>;

/** The players who had qualified from a phase, for each phase drawn from it. */
export async function qualifiedFrom(db: Db, phaseId: string): Promise<readonly Fed[]> {
  const drawn = (await phasesFedBy(db, phaseId)).filter(({ state }) => state !== 'created');
  const fed: Fed[] = [];
  for (const phase of drawn) fed.push({ phase, places: await qualifyingPlaces(db, phase) });
  return fed;
}

/** Replaces those who qualified before by those who qualify now, in every phase already drawn. */
export async function requalify(db: Db, before: readonly Fed[], progress: Progress): Promise<void> {
  for (const { phase, places } of before) {
    const substitutes = substitutesFor(places, await qualifyingPlaces(db, phase));
    const lines = await linesOfPhase(db, phase.id);
    const coming = thatFit(substitutes, new Set(lines.map(({ player_id }) => player_id)));
    if (coming.size > 0) await substitute(db, phase, coming, progress);
  }
}

const keyOf = ({ group, position }: QualifyingPlace): string => `${group}:${position}`;

/**
 * The new player of each place. A place that is no longer taken, that of a third who is not among the best
 * any more, goes to the player of one that is taken now.
 */
function substitutesFor(before: Places, after: Places): Substitutes {
  const now = new Map([...after].map(([player, place]) => [keyOf(place), player]));
  const taken = new Set([...before.values()].map(keyOf));
  const fresh = [...now].flatMap(([key, player]) => (taken.has(key) ? [] : [player])).values();
  return new Map(
    [...before].flatMap(([player, place]) => {
      const successor = now.get(keyOf(place)) ?? fresh.next().value;
      return successor === undefined || successor === player ? [] : [[player, successor] as const];
    }),
  );
}

/**
 * The substitutes who fit on the lines of a phase: a correction that kept these may have left players there who had not
 * qualified, and qualify now in the place of others.
 */
function thatFit(substitutes: Substitutes, lines: ReadonlySet<PlayerId | null>): Substitutes {
  const leaving = [...substitutes].filter(([player]) => lines.has(player));
  const fit = new Map(leaving.filter(([, by]) => !lines.has(by) || substitutes.has(by)));
  return fit.size === substitutes.size ? fit : thatFit(fit, lines);
}

/** Replaces players in a phase, and returns the first matches of the new ones. */
export async function substitute(
  db: Db,
  phase: PhaseRow,
  substitutes: Substitutes,
  progress: Progress,
): Promise<readonly MatchRow[]> {
  const matches = await lockMatchesOfPhase(db, phase.id);
  const entries = entriesOf(matches, substitutes);
  const begun =
    matches.find((match) => hasBegun(match) && isPlayedBy(match, substitutes)) ??
    (await firstStanding(db, entries, progress));
  if (begun && progress.begun === 'refuse')
    throw fail('match.nextBegun', { match: begun.id, round: begun.round });
  // All places change or none: if one match were kept, also a later one, a player would be in two.
  if (begun && progress.begun === 'keep') {
    for (const { match, occupants } of entries) progress.kept?.(match, occupants);
    return [];
  }
  await replaceOnLines(db, phase.id, substitutes);
  for (const { match, occupants } of entries) await occupy(db, match, occupants, progress);
  return entries.map(({ match }) => match);
}

const isPlayedBy = ({ player_a, player_b }: MatchRow, substitutes: Substitutes): boolean =>
  [player_a, player_b].some((player) => player !== null && substitutes.has(player));

/** The first matches of players in a phase, and who plays them now. */
function entriesOf(matches: readonly MatchRow[], substitutes: Substitutes): Entry[] {
  const entries: Entry[] = [];
  for (const match of matches) {
    const occupants: Occupants = {};
    for (const side of sides) {
      const player = playerOn(match, side);
      const successor = player === null ? undefined : substitutes.get(player);
      if (successor !== undefined && !isFed(matches, match, side)) occupants[side] = successor;
    }
    if (Object.keys(occupants).length > 0) entries.push({ match, occupants });
  }
  return entries;
}
