import type { LiveMessage } from '@topspin/contract';

/** A block of a stream: a message, the position after it, or only a sign of life. */
export type Heard = { readonly message?: LiveMessage; readonly position?: string };

/** Reads the messages of a stream of server-sent events, as far as its blocks are complete. */
export async function* readMessages(stream: ReadableStream<Uint8Array>): AsyncGenerator<Heard> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield heardOf(block);
    }
  } finally {
    reader.releaseLock();
  }
}

function heardOf(block: string): Heard {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const data = field('data');
  const position = field('id');
  return {
    ...(data !== undefined && { message: JSON.parse(data) as LiveMessage }),
    ...(position !== undefined && { position }),
  };
}
