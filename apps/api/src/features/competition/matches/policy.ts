import { sides, type PlayerId, type Side } from '@topspin/engine';
import { organises, seesOpen } from '#features/opens/reads.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { Ownership, Owns } from '#http/handle.ts';
import { findMatch, type MatchRow } from '#features/competition/store/matches.ts';

type Parties = Pick<MatchRow, 'open_id' | 'player_a' | 'player_b' | 'umpire_id'>;

/** Whether the viewer's own player umpires or plays the match: the umpire scores it, players report their own. */
export function takesPart(viewer: Viewer, { player_a, player_b, umpire_id }: Parties): boolean {
  const parties: readonly (PlayerId | null)[] = [player_a, player_b, umpire_id];
  return viewer.playerId !== null && parties.includes(viewer.playerId);
}

/** Whether the viewer's own player is one of the two who play the match. */
export const plays = ({ playerId }: Viewer, { player_a, player_b }: Parties): boolean =>
  playerId !== null && (playerId === player_a || playerId === player_b);

/** The sides to which somebody may give a match that is not played to its end: a player only to the opponent. */
export function mayAward(viewer: Viewer, match: Parties, manages: boolean): readonly Side[] {
  const { playerId } = viewer;
  if (manages || (playerId !== null && playerId === match.umpire_id)) return sides;
  if (playerId === null) return [];
  return sides.filter((side) => playerId === (side === 'a' ? match.player_b : match.player_a));
}

/**
 * How long those who score a match, and whose last event it was, can still take its end back; after that the organisers
 * correct the result, with a reason. In milliseconds.
 */
const endTakenBackWithin = 10 * 60 * 1000;

type Ended = { readonly finishedAt: Date | null; readonly lastBy: string | null };

export const isRecent = (finishedAt: Date | null, now: Date): boolean =>
  finishedAt !== null && now.getTime() - finishedAt.getTime() < endTakenBackWithin;

export const mayTakeEndBack = (viewer: Viewer, { finishedAt, lastBy }: Ended, now: Date): boolean =>
  lastBy === viewer.id && isRecent(finishedAt, now);

/** Whether the viewer organises the open of a match, or is an admin. */
export const manages = async (db: Db, viewer: Viewer, { open_id }: Parties): Promise<boolean> =>
  isAdmin(viewer) || (await organises(db, viewer.id, open_id));

/** Whether the viewer may score a match: its umpire, its players and the organisers of the open. */
export const mayScore = async (db: Db, viewer: Viewer | null, match: Parties): Promise<boolean> =>
  viewer !== null && (takesPart(viewer, match) || (await manages(db, viewer, match)));

/** Refuses those who may not score a match, with 404 if they may not see its open. */
export async function refuseUnlessScorer(db: Db, viewer: Viewer, match: Parties): Promise<void> {
  if (await mayScore(db, viewer, match)) return;
  throw fail((await seesOpen(db, viewer, match.open_id)) ? 'auth.forbidden' : 'thing.notFound');
}

const matchOwned =
  (isTheirs: (db: Db, viewer: Viewer, match: MatchRow) => Promise<boolean>): Owns =>
  async ({ db, viewer, params }): Promise<Ownership> => {
    const match = await findMatch(db, params['id'] ?? '');
    if (!match) return 'unseen';
    if (await isTheirs(db, viewer, match)) return 'yes';
    return (await seesOpen(db, viewer, match.open_id)) ? 'no' : 'unseen';
  };

export const owns: Readonly<Record<string, Owns>> = {
  'match.scorer': matchOwned(mayScore),
  'match.organiser': matchOwned((db, viewer, match) => organises(db, viewer.id, match.open_id)),
};
