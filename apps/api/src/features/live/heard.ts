import type { LiveTopic } from '@topspin/contract';

/** The meaning of a ring of the bell for those who follow. */
export type Heard = {
  /** The key under which followers are found. */
  readonly key: string;
  /** The topic as they asked for it. */
  readonly topic: LiveTopic;
  /** What changed, where it is named. */
  readonly table?: string;
};

/** Tables whose changes concern lists of many opens. */
const topicOfTable: Readonly<Record<string, LiveTopic>> = {
  matches: 'active',
  opens: 'opens',
  open_organisers: 'opens',
  inscriptions: 'opens',
  phases: 'opens',
  rating_ledger: 'rankings',
  open_results: 'rankings',
  editions: 'rankings',
  outbox: 'mails',
};

/** Reads a ring; undefined if nobody can follow it. The log of a match is followed by itself. */
export function heardOf(rung: string): Heard | undefined {
  const [kind = '', id = '', part] = rung.split(':');
  switch (kind) {
    case 'user':
    case 'player':
      return { key: rung, topic: 'me' };
    case 'open':
      return part === undefined ? undefined : { key: `open:${id}`, topic: `open:${id}`, table: part };
    case 'day':
    case 'screen':
      return part === undefined ? undefined : { key: `${kind}:${id}`, topic: `${kind}:${id}`, table: part };
    case 'match':
      return part === undefined ? undefined : { key: `match:${id}`, topic: `match:${id}` };
    case 'table': {
      const topic = topicOfTable[id];
      return topic && { key: topic, topic, table: id };
    }
  }
  return undefined;
}
