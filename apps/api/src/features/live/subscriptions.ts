import type { LiveTopic } from '@topspin/contract';
import { keysOf, type Follower } from './follower.ts';

const nobody: ReadonlySet<Follower> = new Set();

/** The followers of each topic. */
export type Subscriptions = ReturnType<typeof subscriptions>;

export function subscriptions() {
  const everyone = new Set<Follower>();
  const byKey = new Map<string, Set<Follower>>();
  const put = (key: string, follower: Follower) => {
    const known = byKey.get(key);
    if (known) known.add(follower);
    else byKey.set(key, new Set([follower]));
  };
  const take = (key: string, follower: Follower) => {
    const known = byKey.get(key);
    known?.delete(follower);
    if (known?.size === 0) byKey.delete(key);
  };
  return {
    everyone: (): ReadonlySet<Follower> => everyone,
    of: (key: string): ReadonlySet<Follower> => byKey.get(key) ?? nobody,
    /** All streams of an account, whatever they follow. */
    ofAccount: (id: string): ReadonlySet<Follower> => byKey.get(`account:${id}`) ?? nobody,
    enter(follower: Follower): void {
      everyone.add(follower);
      if (follower.viewer) put(`account:${follower.viewer.id}`, follower);
    },
    exit(follower: Follower): void {
      everyone.delete(follower);
      if (follower.viewer) take(`account:${follower.viewer.id}`, follower);
    },
    join(follower: Follower, topic: LiveTopic): void {
      follower.topics.add(topic);
      keysOf(topic, follower.viewer).forEach((key) => put(key, follower));
    },
    leave(follower: Follower, topic: LiveTopic): void {
      follower.topics.delete(topic);
      keysOf(topic, follower.viewer).forEach((key) => take(key, follower));
    },
    sendAll(frame: Buffer): void {
      for (const { stream } of everyone) stream.send(frame);
    },
  };
}
