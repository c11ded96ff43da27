import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export type Connection = {
  readonly url: string;
  /** Whether anything gets through. */
  cut(): void;
  mend(): void;
  /** The server is updated: from now on its web is of the next build. */
  updateServer(): void;
  stop(): void;
};

/** A connection to the server that can be cut; through it the web of a build can become that of the next. */
export async function startConnection(target: string): Promise<Connection> {
  let isCut = false;
  let build = 1;
  const server = createServer((request, response) => {
    if (isCut) request.socket.destroy();
    else if (build > 1 && isOfTheBuild(request.url)) void answerNewer(target, request, response, build);
    else forward(target, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend() {
      isCut = false;
    },
    updateServer() {
      build += 1;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The page and its service worker; the other files have the same content in both builds. */
const isOfTheBuild = (url = ''): boolean =>
  /^\/(?:sw\.js|index\.html)$/u.test(url) || !/^\/(?:api|assets)\/|\.\w+$/u.test(url);

function forward(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request;
  const onwards = ask(new URL(url, target), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onwards.on('error', () => response.destroy());
  request.pipe(onwards);
}

/** What a build with another version would differ in: its page, and the list of files in its service worker. */
async function answerNewer(
  target: string,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  build: number,
): Promise<void> {
  const answer = await fetch(new URL(url, target));
  const text = await answer.text();
  const page = text.replace('<html ', `<html data-build="${build}" `);
  const worker = text.replace(/(?<="revision":")(?=[\da-f]+","url":"index\.html")/u, String(build));
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'text/html',
    'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    'cache-control': 'no-cache',
  });
  response.end(url === '/sw.js' ? worker : page);
}
