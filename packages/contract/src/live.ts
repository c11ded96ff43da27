import { z } from 'zod/mini';
import { matchEvent } from './competition/matches.ts';
import { route } from './conventions/route.ts';
import { uuid } from './conventions/values.ts';

const tag = 'live';

/** Topics without an id: the own account, matches in play, the lists of opens, rankings, and mails that wait (admins). */
export const plainTopics = ['me', 'active', 'opens', 'rankings', 'mails'] as const;
export type PlainTopic = (typeof plainTopics)[number];
/** What can be followed: a match point by point, an open, or one of the plain topics. */
export type LiveTopic = `match:${string}` | `open:${string}` | PlainTopic;

export const topicsAtMost = 60;

/** A topic, and what the client has of it: the `seq` of its log (`@12`), or the age of its data in milliseconds (`~2500`). */
export type AskedTopic = { readonly topic: LiveTopic; readonly seq?: number; readonly age?: number };

const written = /^(?<topic>[a-z]+(?::[\da-f-]{36})?)(?:@(?<seq>\d{1,4}))?(?:~(?<age>\d{1,12}))?$/u;

/** Whether this can be followed: a topic may come from an address. */
export const isTopic = (text: string): text is LiveTopic => {
  const [kind, id] = text.split(':');
  if (id === undefined) return plainTopics.some((topic) => topic === text);
  return (kind === 'match' || kind === 'open') && uuid.safeParse(id).success;
};

/** Parses a topic with what the client has of it; null if it is none. */
export function parseTopic(text: string): AskedTopic | null {
  const { topic, seq, age } = written.exec(text.toLowerCase())?.groups ?? {};
  if (topic === undefined || !isTopic(topic)) return null;
  return {
    topic,
    ...(seq !== undefined && { seq: Number(seq) }),
    ...(age !== undefined && { age: Number(age) }),
  };
}

export const writeTopic = ({ topic, seq, age }: AskedTopic): string =>
  topic + (seq === undefined ? '' : `@${seq}`) + (age === undefined ? '' : `~${Math.round(age)}`);

const topics = z.string().check(
  z.minLength(1),
  z.maxLength(topicsAtMost * 70),
  z.refine((text) => text.split(',').length <= topicsAtMost && text.split(',').every(parseTopic)),
);

/** One message of the stream; the `id:` before it is the position to resume from. */
export const liveMessage = z.discriminatedUnion('type', [
  /** Something changed: the tables concerned, or everything if they are not named. */
  z.object({ type: z.literal('changed'), topic: z.string(), tables: z.optional(z.array(z.string())) }),
  /** The log of a match: up to `after` it is as known, then come these, and `seq` is the last. Anything beyond is gone. */
  z.object({
    type: z.literal('events'),
    topic: z.string(),
    after: z.int(),
    seq: z.int(),
    events: z.array(matchEvent),
  }),
  /** Changes were missed: everything followed has to be read again. */
  z.object({ type: z.literal('resync') }),
  /** This topic may not be followed, or no longer. */
  z.object({ type: z.literal('dropped'), topic: z.string() }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;

export const follow = route({
  name: 'follow',
  method: 'GET',
  path: '/app/live',
  tag,
  summary:
    'Follow topics as server-sent events: match:ID, open:ID, me, active, opens, rankings, mails. A match after a seq: match:ID@12; data read 2.5 s ago: open:ID~2500. Resumes from Last-Event-ID, or sends resync',
  query: z.object({ topics }),
  answers: { 200: null },
  download: 'text/event-stream',
  errors: ['request.tooMany'],
});
