import { get, type ClientRequest } from 'node:http';

/** A spectator's stream of one match, with what arrived of its log. */
export type Viewer = {
  readonly opened: Promise<void>;
  /** The `seq` of each event, in the order of arrival. */
  readonly seqs: number[];
  /** Cuts the connection; the viewer comes back and resumes, like a browser. */
  cut(): void;
  close(): void;
};

type Watching = {
  readonly address: string;
  /** The topic without the `seq`. */
  readonly topic: string;
  /** What it has of the log. */
  readonly seq?: number;
  readonly onEvents?: (seq: number) => void;
};

/** A server counts streams by address; a hall of thousands has several. */
const places = 40;
let opened = 0;

export function watch({ address, topic, seq: first, onEvents }: Watching): Viewer {
  const { hostname, port } = new URL(address);
  opened += 1;
  const localAddress = `127.0.0.${2 + (opened % places)}`;
  const seqs: number[] = [];
  let isClosed = false;
  let position: string | undefined;
  let current: ClientRequest | undefined;
  let open: () => void = () => undefined;
  const hasOpened = new Promise<void>((resolve) => (open = resolve));
  const read = (block: string) => {
    position = /^id: (.+)$/mu.exec(block)?.[1] ?? position;
    const data = /^data: (.+)$/mu.exec(block)?.[1];
    if (data === undefined || !data.includes('"type":"events"')) return;
    const { after, seq, events } = JSON.parse(data) as {
      after: number;
      seq: number;
      events: { seq: number }[];
    };
    if (after !== (seqs.at(-1) ?? first)) throw new Error(`a gap: ${after} came after ${seqs.at(-1)}`);
    seqs.push(...events.map((event) => event.seq));
    onEvents?.(seq);
  };
  const connect = () => {
    const has = first === undefined ? topic : `${topic}@${seqs.at(-1) ?? first}`;
    const headers = position === undefined ? {} : { 'last-event-id': position };
    const path = `/api/app/live?topics=${has}`;
    current = get({ hostname, port, path, headers, localAddress, agent: false }, (response) => {
      if (response.statusCode !== 200) throw new Error(`a stream was answered by ${response.statusCode}`);
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        blocks.forEach(read);
        open();
      });
      response.on('error', () => undefined);
      response.on('close', () => isClosed || connect());
    });
    current.on('error', (error) => {
      if (isClosed || current?.destroyed) return;
      throw error;
    });
  };
  connect();
  return {
    opened: hasOpened,
    seqs,
    cut: () => void current?.destroy(),
    close() {
      isClosed = true;
      current?.destroy();
    },
  };
}

/** Opens many, some at a time. */
export async function watchAll(count: number, one: (index: number) => Viewer): Promise<Viewer[]> {
  const viewers: Viewer[] = [];
  for (let from = 0; from < count; from += 100) {
    const some = Array.from({ length: Math.min(100, count - from) }, (_, index) => one(from + index));
    await Promise.all(some.map((viewer) => viewer.opened));
    viewers.push(...some);
  }
  return viewers;
}
