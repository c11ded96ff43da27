import { z } from 'zod/mini';
import { route } from './conventions/route.ts';

const tag = 'health';
const state = z.object({ status: z.literal('ok') });

export const live = route({
  name: 'live',
  method: 'GET',
  path: '/health/live',
  tag,
  summary: 'Whether the process answers',
  answers: { 200: state },
});

export const ready = route({
  name: 'ready',
  method: 'GET',
  path: '/health/ready',
  tag,
  summary: 'Whether the database answers too, within a second, and has room to write',
  answers: { 200: state },
  errors: ['server.notReady'],
});
