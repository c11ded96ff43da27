import type { Guard } from '#http/access/guard.ts';
import type { Follower } from './follower.ts';
import type { Following } from './following.ts';
import type { RightsToFollow } from './rights.ts';
import type { Subscriptions } from './subscriptions.ts';

type Sources = Pick<Guard, 'authenticate' | 'authenticateByLink'> & {
  readonly streams: Subscriptions;
  readonly rights: Pick<RightsToFollow, 'may'>;
  readonly drop: Following['drop'];
};

/** Checks the followers of topics again, since their rights may have changed. */
export type Recheck = {
  /** Authenticates each again, drops the topics that they may no longer follow, and ends the streams that are left without any. */
  readonly check: (followers: Iterable<Follower>) => Promise<void>;
  /** Ends the streams of umpires whose session has expired, or who have finished the match that they were scoring. */
  readonly endExpired: () => Promise<void>;
};

export function recheckOf({ streams, rights, drop, authenticate, authenticateByLink }: Sources): Recheck {
  const checkOne = async (follower: Follower): Promise<void> => {
    const { token } = follower;
    const umpire = token === null ? null : ((await authenticateByLink(token)) ?? null);
    const viewer = token === null || follower.umpire ? null : await authenticate(token);
    if (token !== null && !umpire && !viewer) return follower.stream.end();
    const topics = [...follower.topics];
    // The own player may be another one now.
    topics.forEach((topic) => streams.leave(follower, topic));
    follower.viewer = viewer;
    follower.umpire = umpire;
    topics.forEach((topic) => streams.join(follower, topic));
    for (const topic of topics) if (!(await rights.may(follower, topic))) drop(follower, topic);
    if (topics.length > 0 && follower.topics.size === 0) follower.stream.end();
  };
  return {
    async check(followers) {
      // A copy: checking one takes it out and puts it back.
      const copy = Array.from(followers);
      for (const follower of copy) await checkOne(follower).catch(() => follower.stream.end());
    },
    async endExpired() {
      for (const { umpire, token, stream } of Array.from(streams.everyone()))
        if (umpire && token !== null && !(await authenticateByLink(token))) stream.end();
    },
  };
}
