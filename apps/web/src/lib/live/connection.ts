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
import { askFor, isServed, olderOf, type Debt } from './debts.ts';
import { readMessages } from './messages.ts';

export type ConnectionListener = {
  readonly onMessage: (message: LiveMessage) => void;
  /** Whether the server is heard. */
  readonly onLine: (isUp: boolean) => void;
};

/** The stream of this browser, kept open while something is followed. */
export type Connection = {
  /** Follows these topics from now on, for pages whose data may be older than the stream. */
  follow(topics: ReadonlySet<LiveTopic>, debts: readonly Debt[]): void;
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
/** What nobody follows any more stays for a while: people go back and forth. */
const surplusFor = 30_000;
const firstRetry = 1000;
const lastRetry = 30_000;

export function createConnection({ onMessage, onLine }: ConnectionListener): Connection {
  let wanted: ReadonlySet<LiveTopic> = new Set();
  let covered = new Map<LiveTopic, number | undefined>();
  const debts = new Map<LiveTopic, Debt>();
  const refused = new Set<string>();
  let position: string | undefined;
  let line: AbortController | undefined;
  /** What the current stream was opened with, and when. */
  let opened: { readonly at: number; readonly debts: ReadonlyMap<LiveTopic, Debt> } | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let surplus: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const asked = () => [...wanted].filter((topic) => !refused.has(topic)).slice(0, topicsAtMost);
  const openIn = (delay: number) => {
    clearTimeout(opening);
    opening = setTimeout(() => {
      opening = undefined;
      void open();
    }, delay);
  };
  const hang = () => {
    clearTimeout(opening);
    clearTimeout(surplus);
    opening = undefined;
    line?.abort();
    line = undefined;
  };

  const hear = (message: LiveMessage) => {
    if (message.type === 'dropped') refused.add(message.topic);
    if (message.type === 'events') covered.set(message.topic as LiveTopic, message.seq);
    onMessage(message);
  };
  const read = async (stream: ReadableStream<Uint8Array>, mine: AbortController) => {
    let watchdog = setTimeout(() => mine.abort(), silence);
    try {
      for await (const { message, position: next } of readMessages(stream)) {
        if (mine !== line) return;
        clearTimeout(watchdog);
        watchdog = setTimeout(() => mine.abort(), silence);
        position = next ?? position;
        onLine(true);
        if (message) hear(message);
      }
    } finally {
      clearTimeout(watchdog);
    }
  };
  const open = async () => {
    if (line && opened && Date.now() - opened.at < joining)
      opened.debts.forEach((debt, topic) => debts.set(topic, olderOf(debt, debts.get(topic))));
    hang();
    const topics = asked();
    if (topics.length === 0) return;
    const mine = new AbortController();
    line = mine;
    const known = { covered, now: Date.now() };
    const paid = new Map(debts);
    const written = topics.map((topic) => askFor(topic, debts.get(topic), known));
    try {
      const stream = await openStream(follow, {
        query: { topics: written.map(writeTopic).join(',') },
        signal: mine.signal,
        lastEventId: position,
      });
      if (mine !== line) return;
      failures = 0;
      opened = { at: Date.now(), debts: paid };
      covered = new Map(written.map(({ topic, seq }) => [topic, seq]));
      for (const [topic, debt] of paid) if (debts.get(topic) === debt) debts.delete(topic);
      await read(stream, mine);
    } catch (error) {
      failures += 1;
      // A page whose address holds no valid id would have the topics of all others refused as well.
      if (isProblem(error, 'request.malformed'))
        topics.filter((topic) => !isTopic(topic)).forEach((topic) => refused.add(topic));
    }
    if (mine !== line) return;
    line = undefined;
    onLine(false);
    // Everybody in the hall comes back after a restart: not all in the same moment.
    openIn((0.2 + 0.8 * Math.random()) * Math.min(firstRetry * 2 ** failures, lastRetry));
  };

  return {
    follow(topics, more) {
      // A page that is opened anew asks anew: somebody may be let in by now.
      for (const topic of topics) if (!wanted.has(topic)) refused.delete(topic);
      wanted = topics;
      const known = { covered: line ? covered : new Map<LiveTopic, number>(), now: Date.now() };
      for (const debt of more)
        if (!isServed(debt, known)) debts.set(debt.topic, olderOf(debt, debts.get(debt.topic)));
      clearTimeout(surplus);
      const lacks = asked().some((topic) => !covered.has(topic) || debts.has(topic));
      if (lacks && (line || failures === 0)) openIn(settling);
      else if (line && covered.size > topics.size) surplus = setTimeout(() => openIn(0), surplusFor);
    },
    restart() {
      refused.clear();
      failures = 0;
      openIn(settling);
    },
    close() {
      hang();
      debts.clear();
      covered = new Map();
      wanted = new Set();
      position = undefined;
      failures = 0;
    },
  };
}
