import type { AskedTopic, LiveTopic } from '@topspin/contract';

/**
 * The state in which a page has a topic: since when its data is known to be current, and the `seq` of a match's log, or the fingerprint of
 * a day.
 */
export type TopicState = {
  readonly topic: LiveTopic;
  readonly since: number;
  readonly seq?: number | undefined;
  readonly fingerprint?: string | undefined;
};

/** The older of the two, with the shorter log. Two days that differ have nothing in common. */
export function olderOf(one: TopicState, other: TopicState | undefined): TopicState {
  if (!other) return one;
  const seqs = [one.seq, other.seq].filter((seq) => seq !== undefined);
  return {
    topic: one.topic,
    since: Math.min(one.since, other.since),
    ...(seqs.length > 0 && { seq: Math.min(...seqs) }),
    ...common(one, other),
  };
}

type Printed = { readonly fingerprint?: string | undefined };

const common = ({ fingerprint }: Printed, other: Printed | undefined): Printed =>
  fingerprint !== undefined && (!other || other.fingerprint === fingerprint) ? { fingerprint } : {};

/** What was heard of a topic: the last `seq` of a match's log or fingerprint of a day, and when its last message came. */
export type Heard = Printed & { readonly seq?: number | undefined; readonly at?: number | undefined };

/** The topics of the current stream. */
export type Covered = ReadonlyMap<LiveTopic, Heard>;

type Known = { readonly covered: Covered; readonly now: number };

/** A topic as the server is asked for it: with the age of its data, unless the position to resume from says it. */
export function askFor(topic: LiveTopic, state: TopicState | undefined, { covered, now }: Known): AskedTopic {
  const heard = covered.get(topic);
  const seqs = [state?.seq, heard?.seq].filter((seq) => seq !== undefined);
  const { fingerprint } = state ? common(state, heard) : (heard ?? {});
  return {
    topic,
    ...(seqs.length > 0 && { seq: Math.min(...seqs) }),
    ...(fingerprint !== undefined && { fingerprint }),
    ...(state && { age: Math.max(0, now - state.since) }),
  };
}

/** In milliseconds: data this old was read while the page opened. */
const tolerance = 3000;

/**
 * Whether the current stream serves a page that has this much. A message heard after its data was read may have been given
 * to no page: the topic is followed for a while after the last one left.
 */
export const isServed = (
  { topic, since, seq, fingerprint }: TopicState,
  { covered, now }: Known,
): boolean => {
  const heard = covered.get(topic);
  if (fingerprint !== undefined) return heard?.fingerprint === fingerprint;
  if (!heard || since < now - tolerance || since < (heard.at ?? 0)) return false;
  return seq === undefined || seq === heard.seq;
};
