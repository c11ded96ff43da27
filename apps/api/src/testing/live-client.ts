import { liveMessage, type LiveMessage } from '@topspin/contract';

export type FollowOptions = { readonly token?: string; readonly from?: string };

/** A stream as a client reads it. */
export type Following = {
  readonly status: number;
  readonly headers: Headers;
  readonly messages: LiveMessage[];
  /** The position each message came with. */
  readonly positions: string[];
  /** The last position heard. */
  readonly position: string | undefined;
  /** Resolves with the first message, already there or to come, that fits; rejects if the stream ends before. */
  until(fits: (message: LiveMessage) => boolean): Promise<LiveMessage>;
  /** Resolves when the server has ended the stream, or it was cut. */
  readonly ended: Promise<void>;
  cut(): void;
};

/** Follows topics over HTTP, like a browser. */
export async function followLive(
  address: string,
  topics: readonly string[],
  { token, from }: FollowOptions = {},
): Promise<Following> {
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/app/live?topics=${encodeURIComponent(topics.join(','))}`, {
    headers: {
      'x-application': 'topspin-web',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(from !== undefined && { 'last-event-id': from }),
    },
    signal: leaving.signal,
  });
  const messages: LiveMessage[] = [];
  const positions: string[] = [];
  let position: string | undefined;
  let isOver = false;
  let wake = Promise.withResolvers<void>();
  const read = async () => {
    let rest = '';
    for await (const chunk of (response.body ?? new ReadableStream<Uint8Array>()).pipeThrough(
      new TextDecoderStream(),
    )) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const line of blocks.flatMap((block) => block.split('\n'))) {
        if (line.startsWith('id: ')) position = line.slice(4);
        if (!line.startsWith('data: ')) continue;
        positions.push(position ?? '');
        messages.push(liveMessage.parse(JSON.parse(line.slice(6))));
      }
      wake.resolve();
      wake = Promise.withResolvers();
    }
  };
  const ended = read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
      wake.resolve();
    });
  return {
    status: response.status,
    headers: response.headers,
    messages,
    positions,
    get position() {
      return position;
    },
    async until(fits) {
      for (;;) {
        const found = messages.find(fits);
        if (found) return found;
        if (isOver) throw new Error(`the stream ended after ${JSON.stringify(messages)}`);
        await wake.promise;
      }
    },
    ended,
    cut: () => leaving.abort(),
  };
}
