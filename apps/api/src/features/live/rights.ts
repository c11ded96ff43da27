import type { LiveTopic } from '@topspin/contract';
import { findMatch, seesMatch } from '#features/competition/reads.ts';
import { followsDay } from '#features/day/reads.ts';
import { seesOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import type { FollowedDays } from './followed-days.ts';
import type { Follower } from './follower.ts';
import type { MatchLogs } from './match-logs.ts';
import { followAccess, mayFollow } from './may-follow.ts';
import { hasRoom } from './room-for-days.ts';
import { idOf, isDay, isMatch, isPlain, isShown } from './topics.ts';

type Sources = {
  readonly db: Db;
  readonly logs: Pick<MatchLogs, 'open'>;
  readonly shown: Pick<FollowedDays, 'enter'>;
};

/** The rights to follow topics, cached until something changes them. */
export type RightsToFollow = {
  /** A follower who may follow a shown day is one of it from then on. */
  may(follower: Follower, topic: LiveTopic): Promise<boolean>;
  /** Asks again about an open, and about every day, since it may be played on any. */
  forgetOpen(id: string): void;
  forgetDays(): void;
  forgetViewer(id: string): void;
  forgetAll(): void;
};

export function rightsToFollow({ db, logs, shown }: Sources): RightsToFollow {
  const opens = followAccess((viewer, openId) => seesOpen(db, viewer, openId));
  const days = followAccess((viewer, dayId) => followsDay(db, viewer, dayId));

  const mayMatch = async ({ viewer, umpire }: Follower, id: string): Promise<boolean> => {
    const log = await logs.open(id);
    if (!log) return false;
    const sees = await opens.may(viewer, log.open_id);
    // It may have moved to another table since its log was read.
    const match = sees || !umpire ? undefined : await findMatch(db, id);
    return match ? seesMatch(sees, umpire, match) : sees;
  };

  return {
    async may(follower, topic) {
      if (isPlain(topic)) return mayFollow(topic, follower);
      if (isMatch(topic)) return mayMatch(follower, idOf(topic));
      if (isShown(topic))
        return (
          hasRoom(follower, topic) &&
          (await days.may(follower.viewer, idOf(topic))) &&
          shown.enter(follower, topic)
        );
      if (isDay(topic)) return days.may(follower.viewer, idOf(topic));
      // It hears that it has to ask again, which takes its secret.
      if (topic.startsWith('screen:')) return true;
      return follower.umpire?.openId === idOf(topic) || opens.may(follower.viewer, idOf(topic));
    },
    forgetOpen(id) {
      opens.forget(id);
      days.forget();
    },
    forgetDays: () => days.forget(),
    forgetViewer(id) {
      opens.forgetViewer(id);
      days.forgetViewer(id);
    },
    forgetAll() {
      opens.forget();
      days.forget();
    },
  };
}
