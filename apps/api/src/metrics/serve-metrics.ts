import { createServer } from 'node:http';
import { listenOn } from '#platform/listen.ts';
import type { Metrics } from './metrics.ts';

export type MetricsServer = { readonly port: number; close(): Promise<void> };

/** Serves `/metrics` on a port of its own, which a reverse proxy does not pass on and a firewall can close. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'read'>,
  place: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end('Metrics are at /metrics.\n');
      return;
    }
    metrics.read().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end('The metrics could not be read.\n'),
    );
  });
  const port = await listenOn(server, place);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
