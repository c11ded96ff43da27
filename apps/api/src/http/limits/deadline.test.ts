import { listVenues, live, setAvatar, type Route } from '@topspin/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endInTime } from './deadline.ts';
import { answerError } from '#http/answer/error-answer.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.setErrorHandler(answerError);
  endInTime(app, 20);
});
afterEach(() => app.close());

function serve(route: Route | undefined, handler: () => Promise<unknown>) {
  app.get('/', { ...(route && { config: { route } }) }, handler);
  return app.inject({ url: '/', headers: { 'x-application-lang': 'ca' } });
}

test('a call that takes too long is answered in the language of who called, who may come back', async () => {
  const answer = await serve(listVenues, () => new Promise(() => undefined));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ code: 'server.overloaded', message: 'El servidor està saturat.' });
});

const late = () => new Promise((resolve) => setTimeout(resolve, 60, { status: 'late' }));

test.each([
  ['health', live],
  ['a picture that is sent over a weak line', setAvatar],
  ['a file of the web', undefined],
])('%s is not cut off', async (_, route) => {
  expect((await serve(route, late)).json()).toEqual({ status: 'late' });
});
