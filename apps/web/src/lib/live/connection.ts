import {
  follow,
  isTopic,
  topicsAtMost,
  writeTopic,
  type LiveMessage,
  type LiveTopic,
} from '@topspin/contract';
import { openStream } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { askFor, isServed, olderOf, type Heard, type TopicState } from './topic-state.ts';
import { readMessages } from './messages.ts';

export type ConnectionListener = {
  readonly onMessage: (message: LiveMessage) => void;
  /** Whether the server is heard. */
  readonly onConnection: (isUp: boolean) => void;
};

/** The stream of this browser, kept open while something is followed. */
export type Connection = {
  /** Follows these topics from now on, for pages whose data may be older than the stream. */
  follow(topics: ReadonlySet<LiveTopic>, states: readonly TopicState[]): void;
  /** Opens it again, with another session. */
  restart(): void;
  close(): void;
};

/** In milliseconds: a page changes what it follows in several steps. */
const settling = 60;
/** The server answers at once, and then looks what was missed: a stream given up sooner may not have heard of it. */
const joining = 3000;
/** The server's heart beats every 15 s. */
const silence = 40_000;
/** A topic that nobody follows any more stays for a while: people go back and forth. */
const surplusFor = 30_000;
const firstRetry = 1000;
const lastRetry = 30_000;

export function createConnection({ onMessage, onConnection }: ConnectionListener): Connection {
  let wanted: ReadonlySet<LiveTopic> = new Set();
  let covered = new Map<LiveTopic, Heard>();
  const toCatchUp = new Map<LiveTopic, TopicState>();
  const refused = new Set<string>();
  let position: string | undefined;
  let current: AbortController | undefined;
  /** What the current stream was opened with, and when. */
  let opened: { readonly at: number; readonly requested: ReadonlyMap<LiveTopic, TopicState> } | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let surplus: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const asked = () => [...wanted].filter((topic) => !refused.has(topic)).slice(0, topicsAtMost);
  const openIn = (delay: number) => {
    clearTimeout(opening);
    opening = setTimeout(() => {
      opening = undefined;
      void open();
    }, delay);
  };
  const closeStream = () => {
    clearTimeout(opening);
    clearTimeout(surplus);
    clearTimeout(watchdog);
    opening = undefined;
    current?.abort();
    current = undefined;
  };

  const hear = (message: LiveMessage) => {
    if (message.type === 'dropped') refused.add(message.topic);
    const told = message.type === 'resync' ? [...covered.keys()] : [message.topic as LiveTopic];
    for (const topic of told) {
      const seq = message.type === 'events' ? message.seq : covered.get(topic)?.seq;
      const fingerprint = message.type === 'day' ? message.to : undefined;
      covered.set(topic, { seq, fingerprint, at: Date.now() });
    }
    onMessage(message);
  };
  /** Gives a stream up once nothing has been heard for long, be it the answer with which it opens. */
  const watch = (mine: AbortController) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => mine.abort(), silence);
  };
  const read = async (stream: ReadableStream<Uint8Array>, mine: AbortController) => {
    for await (const { message, position: next } of readMessages(stream)) {
      if (mine !== current) return;
      watch(mine);
      position = next ?? position;
      onConnection(true);
      if (message) hear(message);
    }
  };
  const open = async () => {
    if (current && opened && Date.now() - opened.at < joining)
      opened.requested.forEach((state, topic) => toCatchUp.set(topic, olderOf(state, toCatchUp.get(topic))));
    closeStream();
    const topics = asked();
    if (topics.length === 0) return;
    const mine = new AbortController();
    current = mine;
    watch(mine);
    const known = { covered, now: Date.now() };
    const requested = new Map(toCatchUp);
    const written = topics.map((topic) => askFor(topic, toCatchUp.get(topic), known));
    try {
      const stream = await openStream(follow, {
        query: { topics: written.map(writeTopic).join(',') },
        signal: mine.signal,
        lastEventId: position,
      });
      if (mine !== current) return;
      failures = 0;
      opened = { at: Date.now(), requested };
      covered = new Map(
        written.map(({ topic, seq, fingerprint }) => [
          topic,
          { seq, fingerprint, at: covered.get(topic)?.at },
        ]),
      );
      for (const [topic, state] of requested) if (toCatchUp.get(topic) === state) toCatchUp.delete(topic);
      await read(stream, mine);
    } catch (error) {
      failures += 1;
      // A page whose address holds no valid id would have the topics of all others refused as well.
      if (isProblem(error, 'request.malformed'))
        topics.filter((topic) => !isTopic(topic)).forEach((topic) => refused.add(topic));
    }
    if (mine !== current) return;
    clearTimeout(watchdog);
    current = undefined;
    onConnection(false);
    // Everybody in the hall comes back after a restart: not all in the same moment.
    openIn((0.2 + 0.8 * Math.random()) * Math.min(firstRetry * 2 ** failures, lastRetry));
  };

  return {
    follow(topics, more) {
      // A page that is opened anew asks anew: somebody may be let in by now.
      for (const topic of topics) if (!wanted.has(topic)) refused.delete(topic);
      wanted = topics;
      const known = { covered: current ? covered : new Map<LiveTopic, Heard>(), now: Date.now() };
      for (const state of more)
        if (!isServed(state, known)) toCatchUp.set(state.topic, olderOf(state, toCatchUp.get(state.topic)));
      clearTimeout(surplus);
      const lacks = asked().some((topic) => !covered.has(topic) || toCatchUp.has(topic));
      if (lacks && (current || failures === 0)) openIn(settling);
      else if (current && covered.size > topics.size) surplus = setTimeout(() => openIn(0), surplusFor);
    },
    restart() {
      refused.clear();
      failures = 0;
      openIn(settling);
    },
    close() {
      closeStream();
      toCatchUp.clear();
      covered = new Map();
      wanted = new Set();
      position = undefined;
      failures = 0;
    },
  };
}
