/** Topics without an id: the own account, matches in play, the lists of opens, rankings, and mails that wait (admins). */
export const plainTopics = ['me', 'active', 'opens', 'rankings', 'mails'] as const;

export type PlainTopic = (typeof plainTopics)[number];

/** A day of play change by change: as those see it who run it, or as its hall does. */
export type ShownTopic = `plan:${string}` | `hall:${string}`;

/** What can be followed: a match point by point, an open, a day of play, a screen of one, or one of the plain topics. */
export type LiveTopic =
  | `match:${string}`
  | `open:${string}`
  | `day:${string}`
  | ShownTopic
  | `screen:${string}`
  | PlainTopic;

const kinds = ['match', 'open', 'day', 'plan', 'hall', 'screen'];

export const topicsAtMost = 60;
/** Of them, days of play change by change. */
export const shownAtMost = { plan: 8, hall: 4 } as const;

/**
 * A topic, and what the client has of it: the `seq` of its log (`@12`), the fingerprint of its day (`=9f3a…`), or the age of its data in
 * milliseconds (`~2500`).
 */
export type AskedTopic = {
  readonly topic: LiveTopic;
  readonly seq?: number;
  readonly fingerprint?: string;
  readonly age?: number;
};

const written =
  /^(?<topic>[a-z]+(?::[\da-f-]{36})?)(?:@(?<seq>\d{1,4}))?(?:=(?<fingerprint>[\da-f]{16}))?(?:~(?<age>\d{1,12}))?$/u;

/** As `uuid` takes it, without Zod, which the browser's first page does not load. */
const uuidOnly = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Whether this can be followed: a topic may come from an address. */
export const isTopic = (text: string): text is LiveTopic => {
  const [kind, address] = text.split(':');
  if (address === undefined) return plainTopics.some((topic) => topic === text);
  return kinds.includes(kind ?? '') && uuidOnly.test(address);
};

/** Parses a topic with what the client has of it; null if it is none. */
export function parseTopic(text: string): AskedTopic | null {
  const { topic, seq, fingerprint, age } = written.exec(text.toLowerCase())?.groups ?? {};
  if (topic === undefined || !isTopic(topic)) return null;
  return {
    topic,
    ...(seq !== undefined && { seq: Number(seq) }),
    ...(fingerprint !== undefined && { fingerprint }),
    ...(age !== undefined && { age: Number(age) }),
  };
}

export const writeTopic = ({ topic, seq, fingerprint, age }: AskedTopic): string =>
  topic +
  (seq === undefined ? '' : `@${seq}`) +
  (fingerprint === undefined ? '' : `=${fingerprint}`) +
  (age === undefined ? '' : `~${Math.round(age)}`);
