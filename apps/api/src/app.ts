/** The composition root: everything a server is made of, put together once and given to those who need it. */
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUIDv7 } from 'node:crypto';
import { health } from '#features/health/routes.ts';
import { access } from '#http/access.ts';
import { bind } from '#http/bind.ts';
import type { Db, Viewer } from '#http/call.ts';
import { answerError } from '#http/error-answer.ts';
import { fail } from '#http/fail.ts';
import type { Feature } from '#http/handle.ts';
import { readViewer } from '#http/viewer.ts';

export type AppOptions = {
  readonly db: Db;
  /** The clock; tests hold it still. */
  readonly now?: () => Date;
};

/** Every part of the API; a new one is added here. */
const features: readonly Feature[] = [health];

/** Takes a migrated database and the settings, gives the server, ready to listen or to be injected requests. */
export async function createApp({ db, now = () => new Date() }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ genReqId: () => randomUUIDv7(), bodyLimit: 1024 * 1024 });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw fail('request.notFound');
  });
  const authenticate = async (): Promise<Viewer | null> => null;
  const owns = Object.assign({}, ...features.map((feature) => feature.owns ?? {}));
  const binding = { db, now, access, owns, authenticate };
  await app.register(
    async (api) => {
      readViewer(api, binding);
      for (const handler of features.flatMap(({ routes }) => routes)) bind(api, binding, handler);
    },
    { prefix: '/api' },
  );
  return app;
}
