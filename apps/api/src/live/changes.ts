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
  changedSince(topic: string, position: string): boolean;
  /** Whether a topic may have changed in the last milliseconds. */
  changedWithin(topic: string, age: number): boolean;
};

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
    isKnown: (position) => numberOf(position) >= knownFrom.number,
    changedSince: (topic, position) => (latest.get(topic)?.number ?? 0) > numberOf(position),
    changedWithin(topic, age) {
      const since = clock() - age;
      return since <= knownFrom.at || (latest.get(topic)?.at ?? -Infinity) >= since;
    },
  };
}
