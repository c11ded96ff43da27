import type { Server } from 'node:net';
import { networkOf } from './limits.ts';

/** In milliseconds: what a client has for the headers of a request, and how often Node looks whether they came. */
export const headerTimes = { headersTimeout: 10_000, connectionsCheckingInterval: 2000 } as const;

/** A hall shares one address: a thousand phones, with a stream and some calls each. */
const usually = 4000;

const isOwn = (ip: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/u.test(ip);

/**
 * Closes at once what one address opens beyond a number of connections, since each costs memory before it says anything. Behind a proxy
 * that is trusted, every connection is the proxy's, which has a limit of its own; those of this machine are not counted either.
 */
export function boundConnections(server: Server, most = usually, counted = (ip: string) => !isOwn(ip)): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress: ip } = socket;
    if (ip === undefined || !counted(ip)) return;
    const network = networkOf(ip);
    const now = open.get(network) ?? 0;
    if (now >= most) {
      socket.destroy();
      return;
    }
    open.set(network, now + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
