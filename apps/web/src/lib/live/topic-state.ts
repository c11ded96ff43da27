import type { AskedTopic, LiveTopic } from '@topspin/contract';

/** The state in which a page has a topic: since when its data is known to be current, and the `seq` of a match's log. */
export type TopicState = {
  readonly topic: LiveTopic;
  readonly since: number;
  readonly seq?: number | undefined;
};

/** The older of the two, with the shorter log. */
export function olderOf(one: TopicState, other: TopicState | undefined): TopicState {
  if (!other) return one;
  const seqs = [one.seq, other.seq].filter((seq) => seq !== undefined);
  return {
    topic: one.topic,
    since: Math.min(one.since, other.since),
    ...(seqs.length > 0 && { seq: Math.min(...seqs) }),
  };
}

/** What the current stream covers: its topics, and the last `seq` heard of the matches among them. */
export type Covered = ReadonlyMap<LiveTopic, number | undefined>;

type Known = { readonly covered: Covered; readonly now: number };

/** A topic as the server is asked for it: with the age of its data, unless the position to resume from says it. */
export function askFor(topic: LiveTopic, state: TopicState | undefined, { covered, now }: Known): AskedTopic {
  const seqs = [state?.seq, covered.get(topic)].filter((seq) => seq !== undefined);
  return {
    topic,
    ...(seqs.length > 0 && { seq: Math.min(...seqs) }),
    ...(state && { age: Math.max(0, now - state.since) }),
  };
}

/** In milliseconds: data this old was read while the page opened. */
const tolerance = 3000;

/** Whether the current stream serves a page that has this much. */
export const isServed = ({ topic, since, seq }: TopicState, { covered, now }: Known): boolean =>
  covered.has(topic) && since >= now - tolerance && (seq === undefined || seq === covered.get(topic));
