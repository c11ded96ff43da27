import { shownAtMost, type LiveTopic, type ShownTopic } from '@topspin/contract';
import type { Follower } from './follower.ts';

/** Whether a stream may follow another day: each is read at every change, and no page shows more. */
export const hasRoom = ({ topics }: Pick<Follower, 'topics'>, topic: ShownTopic): boolean =>
  topics.has(topic) ||
  [...topics].filter((other) => kindOf(other) === kindOf(topic)).length < shownAtMost[kindOf(topic)];

const kindOf = (topic: LiveTopic) => topic.split(':')[0] as keyof typeof shownAtMost;
