import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A website of somebody else with one page. */
export type ClubSite = {
  readonly url: string;
  /** Puts this in its page. */
  show(html: string): void;
  close(): void;
};

/** Starts it at 127.0.0.1: another site than localhost to a browser, which lets no page of the internet frame one of this machine. */
export async function startClubSite(): Promise<ClubSite> {
  let body = '';
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Club</title><h1>Club</h1>${body}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    show(html) {
      body = html;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
