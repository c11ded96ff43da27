import { z } from 'zod/mini';
import { route } from '../conventions/route.ts';

const tag = 'health';

const state = z.object({ status: z.literal('ok') });

export const live = route({
  name: 'live',
  method: 'GET',
  path: '/health/live',
  tag,
  summary: 'Check that the process is up (liveness)',
  answers: { 200: state },
});

export const ready = route({
  name: 'ready',
  method: 'GET',
  path: '/health/ready',
  tag,
  summary: 'Check that the database answers within a second and can write (readiness)',
  answers: { 200: state },
  errors: ['server.notReady'],
});
