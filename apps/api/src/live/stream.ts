import type { ServerResponse } from 'node:http';
import type { LiveMessage } from '@topspin/contract';

/** One client that receives server-sent events. */
export type Stream = {
  readonly isOpen: boolean;
  /** Sends what `frameOf` wrote. A client too slow to take it is cut off; it comes back and resumes. */
  send(frame: Buffer): void;
  end(): void;
  /** Calls back once, when the stream is over for any reason. */
  onEnd(notify: () => void): void;
};

/** How many bytes may wait for a slow client. */
const mostWaiting = 256 * 1024;

/** A message with the position to resume from. */
export const frameOf = (position: string, message: LiveMessage): Buffer =>
  Buffer.from(`id: ${position}\ndata: ${JSON.stringify(message)}\n\n`);

/** A sign of life with the position, which proxies and clients take for activity. */
export const heartbeatOf = (position: string): Buffer => Buffer.from(`: \nid: ${position}\n\n`);

/** No compression, no buffering in a proxy, nothing kept. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // Its connection is of no use once it ends, and would keep a closing server waiting.
  connection: 'close',
  'x-content-type-options': 'nosniff',
} as const;

/** Starts a stream as the answer to a request. */
export function startStream(response: ServerResponse, more: Readonly<Record<string, unknown>>): Stream {
  response.writeHead(200, { ...more, ...headers } as Record<string, string>);
  response.socket?.setNoDelay(true);
  // A reset connection ends the stream like any other.
  response.on('error', () => undefined);
  return {
    get isOpen() {
      return !response.destroyed && !response.writableEnded;
    },
    send(frame) {
      if (response.destroyed || response.writableEnded) return;
      response.write(frame);
      if (response.writableLength > mostWaiting) response.destroy();
    },
    end: () => void response.end(),
    onEnd: (notify) => void response.once('close', notify),
  };
}
