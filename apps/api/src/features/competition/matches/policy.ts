import { endTakenBackWithin } from '@topspin/contract';
import { otherSide, sides, type Side } from '@topspin/engine';
import { organises, seesOpen } from '#features/opens/reads.ts';
import {
  accountOf,
  isAdmin,
  isLinkUmpire,
  type Db,
  type LinkUmpire,
  type Scorer,
  type Viewer,
} from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { Ownership, Owns } from '#http/handle.ts';
import type { EventSender } from '#features/competition/store/log.ts';
import { findMatch, peopleOn, type MatchRow } from '#features/competition/store/matches.ts';

/** What decides who may score a match. */
export type Parties = Pick<
  MatchRow,
  'id' | 'open_id' | 'player_a' | 'player_b' | 'members_a' | 'members_b' | 'umpire_id' | 'table_number'
>;

type Placed = Pick<MatchRow, 'id' | 'open_id' | 'table_number'>;

/** Whether the link that let an umpire in is for that match, or for the table it is played at. */
export const isAtLink = ({ openId, matchId, table }: LinkUmpire, match: Placed): boolean =>
  match.open_id === openId && (matchId === null ? match.table_number === table : match.id === matchId);

/** Whether a match may be read, in a call or as it is followed: by those who see its open, and by an umpire whose link is for it. */
export const seesMatch = (seesItsOpen: boolean, umpire: LinkUmpire | null, match: Placed): boolean =>
  seesItsOpen || (umpire !== null && isAtLink(umpire, match));

/**
 * Whether somebody umpires or plays the match, as a player or let in by a link: the umpire scores it, players report
 * their own.
 */
export function takesPart(scorer: Scorer, match: Parties): boolean {
  if (isLinkUmpire(scorer)) return isAtLink(scorer, match);
  return plays(scorer, match) || (scorer.playerId !== null && scorer.playerId === match.umpire_id);
}

/** Whether the viewer's own player is among those who play the match. */
export const plays = (scorer: Scorer, match: Parties): boolean => sideOf(scorer, match) !== undefined;

/** The side for which the viewer's own player plays. */
export const sideOf = ({ playerId }: Scorer, match: Parties): Side | undefined =>
  playerId === null ? undefined : sides.find((side) => peopleOn(match, side).includes(playerId));

/** The sides to which somebody may give a match that is not played to its end: a player only to the opponent. */
export function mayAward(scorer: Scorer, match: Parties, manages: boolean): readonly Side[] {
  if (isLinkUmpire(scorer)) return isAtLink(scorer, match) ? sides : [];
  const { playerId } = scorer;
  if (manages || (playerId !== null && playerId === match.umpire_id)) return sides;
  if (playerId === null) return [];
  return sides.filter((side) => peopleOn(match, otherSide(side)).includes(playerId));
}

/** When a match ended, and the sender of its last event. */
type Ended = { readonly finishedAt: Date | null; readonly last: EventSender | null };

export const isRecent = (finishedAt: Date | null, now: Date): boolean =>
  finishedAt !== null && now.getTime() - finishedAt.getTime() < endTakenBackWithin;

/** Whether somebody may still take the end of a match back: its last event is theirs, or that of the other one of their pair. */
export function mayTakeEndBack(
  scorer: Scorer,
  match: Parties,
  { finishedAt, last }: Ended,
  now: Date,
): boolean {
  const isOwn =
    last !== null && (last.by === scorer.id || (last.side !== null && sideOf(scorer, match) === last.side));
  return isOwn && isRecent(finishedAt, now);
}

/** Whether the viewer organises the open of a match, or is an admin. */
export const manages = async (db: Db, scorer: Scorer, { open_id }: Parties): Promise<boolean> =>
  !isLinkUmpire(scorer) && (isAdmin(scorer) || (await organises(db, scorer.id, open_id)));

/** Whether somebody may score a match: its umpire, its players and the organisers of the open. */
export const mayScore = async (db: Db, scorer: Scorer, match: Parties): Promise<boolean> =>
  takesPart(scorer, match) || (await manages(db, scorer, match));

/** Refuses those who may not score a match, with 404 if they may not see its open. */
export async function refuseUnlessScorer(db: Db, scorer: Scorer, match: Parties): Promise<void> {
  if (await mayScore(db, scorer, match)) return;
  throw fail((await seesOpen(db, accountOf(scorer), match.open_id)) ? 'auth.forbidden' : 'thing.notFound');
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
