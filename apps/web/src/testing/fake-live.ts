import type { LiveMessage } from '@topspin/contract';
import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { vi } from 'vitest';

type StreamRequest = { readonly topics: string | null; readonly from: string | null };

const malformed = () =>
  new Response(JSON.stringify({ code: 'request.malformed', message: '', errors: { message: '' } }), {
    status: 400,
  });

const unanswered = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** A server of streams in place of the real one; other requests get `answer`. */
export function fakeLive(answer: (path: string) => unknown = () => ({})) {
  const asked: StreamRequest[] = [];
  const others: string[] = [];
  const encoder = new TextEncoder();
  let current: ReadableStreamDefaultController<Uint8Array> | undefined;
  const write = (text: string) => current?.enqueue(encoder.encode(text));
  const server = {
    asked,
    /** The other requests, as paths. */
    others,
    isAway: false,
    /** Requests get no answer, as of a server that hangs. */
    hangs: false,
    /** Streams with topics like this are refused as malformed. */
    refuses: null as RegExp | null,
    beat: (position: string) => write(`: \nid: ${position}\n\n`),
    send: (position: string, message: LiveMessage) =>
      write(`id: ${position}\ndata: ${JSON.stringify(message)}\n\n`),
    end() {
      current?.close();
      current = undefined;
    },
  };
  const fetching = async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://hall.test');
    if (pathname !== '/api/app/live') {
      others.push(pathname);
      if (server.hangs) return unanswered(init.signal);
      return new Response(JSON.stringify(answer(pathname)));
    }
    asked.push({
      topics: searchParams.get('topics'),
      from: new Headers(init.headers).get('last-event-id'),
    });
    if (server.refuses?.test(searchParams.get('topics') ?? '')) return malformed();
    if (server.isAway) throw new TypeError('Failed to fetch');
    if (server.hangs) return unanswered(init.signal);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        current = controller;
        init.signal?.addEventListener('abort', () => {
          if (current === controller) current = undefined;
          controller.error(new DOMException('aborted', 'AbortError'));
        });
      },
    });
    return { ok: true, status: 200, headers: new Headers(), body };
  };
  vi.stubGlobal('fetch', vi.fn(fetching));
  return server;
}
