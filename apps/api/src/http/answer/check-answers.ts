import type { Route } from '@topspin/contract';
import type { FastifyInstance } from 'fastify';
import { brokenPromise, successOf } from './answers.ts';

/** Checks every answer against its contract; reports each violation and answers 500 instead. */
export function checkAnswers(app: FastifyInstance, onBroken: (problem: string) => void): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { route } = request.routeOptions.config;
    const text = textOf(payload);
    const problem = route && text !== null && brokenPromise(route, reply.statusCode, text);
    if (problem) onBroken(problem);
    return payload;
  });
}

/** Checks a shared answer, which is written past the hooks. */
export const checkShared =
  (onBroken: (problem: string) => void) =>
  (route: Route, json: string): void => {
    const problem = brokenPromise(route, successOf(route), json);
    if (problem) onBroken(problem);
  };

/** The payload as text; null for a stream or a file. */
function textOf(payload: unknown): string | null {
  if (!payload) return '';
  if (typeof payload === 'string') return payload;
  return Buffer.isBuffer(payload) && payload[0] === openingBrace ? payload.toString() : null;
}

const openingBrace = 0x7b;
