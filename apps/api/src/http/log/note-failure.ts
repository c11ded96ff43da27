import type { FastifyInstance } from 'fastify';
import { databaseFailure } from '#http/answer/database-failure.ts';
import { isOutage } from './outages.ts';

/** Logs what failed beside the calls: an outage of the database with all else that fails by it, anything else in full. */
export const noteFailure =
  (app: FastifyInstance, message: string) =>
  (error: unknown): void => {
    const code = databaseFailure(error);
    if (isOutage(code)) app.outages.failed(code, error instanceof Error ? error.message : String(error));
    else app.log.error({ err: error }, message);
  };
