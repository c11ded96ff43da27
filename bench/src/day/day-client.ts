import { get, type ClientRequest } from 'node:http';

type Shown = { readonly fingerprint: string };

/** A client that follows a day, and what it has heard of it. */
export type DayClient = {
  /** The fingerprint of the day it has. */
  readonly has: string;
  /** How often it had to read the day, since a change did not follow from the one it had. */
  readonly gaps: number;
  /** Resolves when the day it has is another one than now: when that was, and the bytes that carried it. */
  next(): Promise<{ readonly at: number; readonly bytes: number }>;
  close(): void;
};

type Following = { readonly address: string; readonly topic: string; readonly token?: string };

/** Follows a day over its stream, without a browser. */
export async function followDay(
  { address, topic, token }: Following,
  read: () => Promise<Shown>,
): Promise<DayClient> {
  let { fingerprint: has } = await read();
  let gaps = 0;
  let heard = Promise.withResolvers<{ at: number; bytes: number }>();
  const opened = Promise.withResolvers<void>();
  const hear = (block: string) => {
    const data = /^data: (.+)$/mu.exec(block)?.[1];
    if (data === undefined) return;
    const message = JSON.parse(data) as { type: string; from?: string; to?: string };
    if (message.type === 'changed' || (message.from !== has && message.to !== has)) gaps += 1;
    if (message.to === undefined || message.to === has) return;
    has = message.to;
    heard.resolve({ at: Date.now(), bytes: Buffer.byteLength(block) + 2 });
    heard = Promise.withResolvers();
  };
  const { hostname, port } = new URL(address);
  const headers = {
    'x-application': 'topspin-web',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const path = `/api/app/live?topics=${topic}=${has}`;
  const request: ClientRequest = get({ hostname, port, path, headers, agent: false }, (response) => {
    let rest = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(hear);
      opened.resolve();
    });
    response.on('error', () => undefined);
  });
  request.on('error', () => undefined);
  await opened.promise;
  return {
    get has() {
      return has;
    },
    get gaps() {
      return gaps;
    },
    next: () => heard.promise,
    close: () => request.destroy(),
  };
}
