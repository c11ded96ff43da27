import type { FastifyInstance } from 'fastify';
import { brokenPromise } from './answers.ts';

/** Holds every answer against what its route promises; tells each broken promise and answers 500 instead. */
export function checkAnswers(app: FastifyInstance, onBroken: (problem: string) => void): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { route } = request.routeOptions.config;
    if (!route || (payload && typeof payload !== 'string')) return payload;
    const problem = brokenPromise(route, reply.statusCode, typeof payload === 'string' ? payload : '');
    if (problem) onBroken(problem);
    return payload;
  });
}
