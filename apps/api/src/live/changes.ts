import { randomBytes } from 'node:crypto';

/** When topics last changed, so that somebody who reconnects learns what they missed. */
export type Changes = {
  /** The position as the `id:` of a stream: the start of this process, and how many changes it has heard. */
  readonly position: string;
  note(topic: string): void;
  /** Forgets everything, since changes may have been missed. */
  forget(): void;
  /** Whether a position is of this process, and recent enough to know what came after it. */
  isKnown(position: string): boolean;
  /** Whether a topic may have changed since somebody knew it. */
  isMissed(topic: string, known: Known): boolean;
};

/**
 * What somebody has of a topic who reconnects: the position of what they heard, and the age in milliseconds of a page that
 * they have read. With both, other pages of theirs may still be as they were at the position.
 */
type Known = { readonly from: string | undefined; readonly age: number | undefined };

type Change = { readonly number: number; readonly at: number };

/** Topics remembered, in some 3 MB; what changed before the oldest of them is unknown. */
const mostTopics = 20_000;

export function noteChanges(clock: () => number = () => performance.now(), most = mostTopics): Changes {
  const boot = randomBytes(6).toString('base64url');
  const latest = new Map<string, Change>();
  let count = 0;
  let knownFrom: Change = { number: 0, at: clock() };
  const numberOf = (position: string): number => {
    const [of, number] = position.split('.');
    return of === boot && number !== undefined ? Number(number) : -1;
  };
  const isKnown = (position: string) => numberOf(position) >= knownFrom.number;
  const changedSince = (topic: string, position: string) =>
    (latest.get(topic)?.number ?? 0) > numberOf(position);
  const changedWithin = (topic: string, age: number) => {
    const since = clock() - age;
    return since <= knownFrom.at || (latest.get(topic)?.at ?? -Infinity) >= since;
  };
  return {
    get position() {
      return `${boot}.${count}`;
    },
    note(topic) {
      count += 1;
      latest.delete(topic);
      latest.set(topic, { number: count, at: clock() });
      if (latest.size <= most) return;
      const [oldest] = latest;
      if (!oldest) return;
      [, knownFrom] = oldest;
      latest.delete(oldest[0]);
    },
    forget() {
      count += 1;
      knownFrom = { number: count, at: clock() };
      latest.clear();
    },
    isKnown,
    isMissed: (topic, { from, age }) =>
      (from !== undefined && isKnown(from) && changedSince(topic, from)) ||
      (age !== undefined && changedWithin(topic, age)),
  };
}
