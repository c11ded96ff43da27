import { createServer } from 'node:https';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { boundConnections, headerTimes } from '#http/limits/connections.ts';
import { listenOn } from '#platform/listen.ts';
import type { Authority } from './authority.ts';
import { hallHosts } from './hosts.ts';
import { signLeaf } from './leaf.ts';

export type HttpsServer = { readonly port: number; close(): Promise<void> };

type HttpsOptions = { readonly authority: Authority; readonly host: string; readonly port: number };

/** A laptop that changes networks has another address. */
const lookAgainEvery = 30_000;

/**
 * Serves the application a second time, over TLS, with a certificate for the addresses of the hall, renewed when they change and
 * before it expires.
 */
export async function serveHttps(
  app: FastifyInstance,
  { authority, host, port }: HttpsOptions,
): Promise<HttpsServer> {
  let hosts = hallHosts(networkInterfaces());
  let leaf = await signLeaf(authority, hosts, new Date());
  const server = createServer(
    {
      cert: leaf.cert,
      key: leaf.key,
      minVersion: 'TLSv1.2',
      handshakeTimeout: headerTimes.headersTimeout,
      ...headerTimes,
    },
    (request, response) => app.routing(request, response),
  );
  boundConnections(server);
  server.requestTimeout = app.server.requestTimeout;
  server.keepAliveTimeout = app.server.keepAliveTimeout;
  for (const listener of app.server.listeners('clientError'))
    server.on('clientError', (...given) => listener(...given));

  const renew = async (): Promise<void> => {
    const now = new Date();
    const found = hallHosts(networkInterfaces());
    if (found.join() === hosts.join() && now < leaf.renewAt) return;
    leaf = await signLeaf(authority, found, now);
    hosts = found;
    server.setSecureContext({ cert: leaf.cert, key: leaf.key });
  };
  let isFailing = false;
  /** Until it succeeds the certificate stays as it is. A series of failures is one line of the log. */
  const look = async (): Promise<void> => {
    try {
      await renew();
      isFailing = false;
    } catch (error) {
      if (!isFailing) app.log.error(error, 'The HTTPS certificate could not be renewed. Trying again.');
      isFailing = true;
    }
  };
  const timer = setInterval(() => void look(), lookAgainEvery);
  timer.unref();
  const opened = await listenOn(server, { host, port });
  return {
    port: opened,
    async close() {
      clearInterval(timer);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
    },
  };
}
