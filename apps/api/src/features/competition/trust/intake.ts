import type { TrustConsequences } from '@topspin/contract';
import { sql } from 'kysely';
import { settleClassification } from '#features/competition/classification/classify.ts';
import { foreseeRatings, ratedMatch, rerateAfter, retaken } from '#features/competition/ratings/changes.ts';
import {
  letWait,
  lockMatchesOfOpens,
  rateWaiting,
  type MatchRow,
} from '#features/competition/store/matches.ts';
import { trustedOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import { consequences } from './consequences.ts';

/** Matches that a change of trust adds to the ratings or removes, as they were before. */
export type Intake = {
  readonly matches: readonly MatchRow[];
  readonly rated: boolean;
  /** Those of the given opens that are trusted after the change. */
  readonly trusted: ReadonlySet<string>;
};

/** Adds the waiting matches of these opens, if now trusted; `settleIntake` updates the ratings. */
export async function takeIn(db: Db, openIds: readonly string[], at: Date): Promise<Intake> {
  const trusted = await trustedAmong(db, openIds);
  const held = await lockMatchesOfOpens(db, [...trusted]);
  const matches = held.filter(({ awaits_trust }) => awaits_trust);
  await rateWaiting(db, idsOf(matches), at);
  return { matches, rated: true, trusted };
}

/** Removes the matches rated since then in these opens, if no longer trusted. */
export async function takeOut(db: Db, openIds: readonly string[], since: Date): Promise<Intake> {
  const trusted = await trustedAmong(db, openIds);
  const held = await lockMatchesOfOpens(
    db,
    openIds.filter((id) => !trusted.has(id)),
  );
  const matches = held.filter((match) => match.rated && ratedSince(match, since));
  await letWait(db, idsOf(matches));
  return { matches, rated: false, trusted };
}

const ratedSince = ({ taken_in_at, finished_at }: MatchRow, since: Date): boolean =>
  (taken_in_at ?? finished_at ?? new Date(0)) >= since;

const idsOf = (matches: readonly MatchRow[]): string[] => matches.map(({ id }) => id);

async function trustedAmong(db: Db, openIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('opens')
    .select('id')
    .where('id', '=', sql<string>`any(${openIds}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where(trustedOpen(sql.ref('opens.id')))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Updates ratings and final classifications after matches were added or removed. */
export async function settleIntake(db: Db, { matches }: Intake): Promise<TrustConsequences> {
  const moved = await rerateAfter(db, retaken(matches));
  const openIds = [...new Set(matches.map(({ open_id }) => open_id))];
  for (const openId of await finishedAmong(db, openIds)) await settleClassification(db, openId);
  return consequences(db, matches.length, moved);
}

/** What `settleIntake` would do, computed after the change was rolled back: the matches are as before. */
export async function foreseeIntake(db: Db, { matches, rated }: Intake): Promise<TrustConsequences> {
  const instead = new Map(matches.map((match) => [match.id, ratedMatch({ ...match, rated })]));
  const { moved } = await foreseeRatings(db, retaken(matches), instead);
  return consequences(db, matches.length, moved);
}

async function finishedAmong(db: Db, openIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('opens')
    .select('id')
    .where('id', '=', sql<string>`any(${openIds}::uuid[])`)
    .where('state', '=', 'finished')
    .execute();
  return rows.map(({ id }) => id);
}
