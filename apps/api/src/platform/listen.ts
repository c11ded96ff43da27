import type { FastifyInstance } from 'fastify';
import { codeOf } from '#platform/error-code.ts';
import { StartFailure } from '#platform/start-failure.ts';

/** Opens the port and returns its number, chosen by the system for 0. */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const reason = reasons[codeOf(error)];
    if (reason === undefined) throw error;
    throw new StartFailure(reason(port, host));
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

const reasons: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken by another program: stop it, or set PORT to a free one.`,
  EACCES: (port) => `Port ${port} is closed to this user: set PORT to 1024 or more.`,
  EADDRNOTAVAIL: (_, host) => `The setting HOST is "${host}", which is no address of this machine.`,
  ENOTFOUND: (_, host) => `The setting HOST is "${host}", which is no name of this machine.`,
};
