import type { PublicMatch } from '@topspin/contract';
import { useMatchLog } from '../match-log/use-match-log.ts';
import { type Score, scoreOf } from './score.ts';

type Followed = Pick<PublicMatch, '_id'> & Parameters<typeof scoreOf>[0];

/** The score of a match as visitors follow it: event by event while it is in play. */
export function usePublicScore(match: Followed | null | undefined, openId: string) {
  const isFollowed = match?.state === 'inPlay' && !match.from_sheet;
  const log = useMatchLog({ id: match?._id ?? '', openId }, { enabled: isFollowed });
  const score: Score | undefined = match
    ? scoreOf(match, isFollowed ? (log.data?.events ?? []) : [])
    : undefined;
  return { score, isLate: log.isRefetchError };
}
