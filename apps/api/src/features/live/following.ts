import type { AskedTopic, LiveMessage, LiveTopic } from '@topspin/contract';
import type { Changes } from '#live/changes.ts';
import type { FollowedDays } from './followed-days.ts';
import { keysOf, type Follower } from './follower.ts';
import { messageOf, type MatchLogs } from './match-logs.ts';
import type { RightsToFollow } from './rights.ts';
import type { Subscriptions } from './subscriptions.ts';
import { idOf, isMatch, isShown } from './topics.ts';

type Sources = {
  readonly streams: Subscriptions;
  readonly logs: MatchLogs;
  readonly shown: FollowedDays;
  readonly rights: Pick<RightsToFollow, 'may'>;
  readonly changes: Pick<Changes, 'isMissed'>;
  readonly send: (followers: Iterable<Follower>, message: LiveMessage) => void;
};

/** The ways into a topic, and out of it. */
export type Following = {
  /** Joins a topic, and sends what was missed of it since a position; false if it may not be followed. */
  readonly join: (follower: Follower, asked: AskedTopic, from: string | undefined) => Promise<boolean>;
  /** Takes a follower out of a topic, and says so. */
  readonly drop: (follower: Follower, topic: LiveTopic) => void;
  /** The stream of a follower has ended. */
  readonly exit: (follower: Follower) => void;
};

/** In milliseconds: data may be older than its client says, since its request took a while to arrive. */
const margin = 2000;

export function following({ streams, logs, shown, rights, changes, send }: Sources): Following {
  const leave = (follower: Follower, topic: LiveTopic) => {
    streams.leave(follower, topic);
    if (isShown(topic)) shown.leave(follower, topic);
    if (isMatch(topic) && streams.of(topic).size === 0) logs.close(idOf(topic));
  };
  const drop = (follower: Follower, topic: LiveTopic) => {
    leave(follower, topic);
    send([follower], { type: 'dropped', topic });
  };
  const sendMissed = async (
    follower: Follower,
    { topic, seq, age }: AskedTopic,
    from: string | undefined,
  ): Promise<void> => {
    const keys = keysOf(topic, follower.viewer);
    const known = { from, age: age === undefined ? undefined : age + margin };
    if (keys.some((key) => changes.isMissed(key, known))) send([follower], { type: 'changed', topic });
    if (seq === undefined || !isMatch(topic)) return;
    const log = await logs.open(idOf(topic));
    if (log && log.seq !== seq) send([follower], messageOf(idOf(topic), seq, log));
  };

  return {
    async join(follower, asked, from) {
      const { topic, fingerprint } = asked;
      if (!(await rights.may(follower, topic))) {
        drop(follower, topic);
        return false;
      }
      if (!follower.stream.isOpen) {
        leave(follower, topic);
        return true;
      }
      streams.join(follower, topic);
      if (!isShown(topic)) {
        await sendMissed(follower, asked, from);
        return true;
      }
      // Until they had joined, a change of their rights did not reach them.
      if (!(await rights.may(follower, topic))) {
        drop(follower, topic);
        return false;
      }
      await shown.catchUp(follower, topic, fingerprint);
      return true;
    },
    drop,
    exit(follower) {
      [...follower.topics].forEach((topic) => leave(follower, topic));
      streams.exit(follower);
    },
  };
}
