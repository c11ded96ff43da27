import { once } from 'node:events';
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf } from '#platform/error-code.ts';
import { StartFailure } from '#platform/start-failure.ts';

type Place = { port: number; host: string };

/**
 * How many connections may wait to be accepted, as far as the system lets them. One more is not refused: its client tries again after one
 * second, then three, then seven; and all phones of a hall come back at once.
 */
const backlog = 4096;

/** Opens the port and returns its number, chosen by the system for 0. */
export async function listen(app: FastifyInstance, place: Place): Promise<number> {
  await orFail(app.listen({ ...place, backlog }), place);
  return portOf(app.server, place);
}

/** The same for another server. */
export async function listenOn(server: Server, place: Place): Promise<number> {
  server.listen({ ...place, backlog });
  await orFail(once(server, 'listening'), place);
  return portOf(server, place);
}

async function orFail(opening: Promise<unknown>, { port, host }: Place): Promise<void> {
  try {
    await opening;
  } catch (error) {
    const reason = reasons[codeOf(error)];
    if (reason === undefined) throw error;
    throw new StartFailure(reason(port, host));
  }
}

function portOf(server: Server, { port }: Place): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

const reasons: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken by another program: stop it, or set PORT to a free one.`,
  EACCES: (port) => `Port ${port} is closed to this user: set PORT to 1024 or more.`,
  EADDRNOTAVAIL: (_, host) => `The setting HOST is "${host}", which is no address of this machine.`,
  ENOTFOUND: (_, host) => `The setting HOST is "${host}", which is no name of this machine.`,
};
