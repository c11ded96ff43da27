import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAuthority } from '#platform/https/authority.ts';
import { signLeaf } from '#platform/https/leaf.ts';

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** A push service on this machine, over TLS. */
export type PushService = {
  readonly url: string;
  readonly host: string;
  /** The authority that vouches for it. */
  readonly ca: string;
  readonly received: Received[];
  /** What it answers from now on; 201 until then. */
  answerWith(status: number): void;
  close(): Promise<void>;
};

export async function startPushService(): Promise<PushService> {
  const folder = await mkdtemp(join(tmpdir(), 'topspin-push-'));
  const authority = await openAuthority(folder, new Date());
  await rm(folder, { recursive: true });
  const { cert, key } = await signLeaf(authority, ['127.0.0.1'], new Date());
  const received: Received[] = [];
  let status = 201;
  const server = createServer({ cert, key }, (request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      return response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: `https://${host}`,
    host,
    ca: authority.certificate.toString('pem'),
    received,
    answerWith: (next) => void (status = next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
