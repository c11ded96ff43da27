import { z } from 'zod/mini';
import { resource } from '../conventions/resource.ts';

const health = resource('health', '/health');

const state = z.object({ status: z.literal('ok') });

export const live = health('live', 'GET /live', {
  summary: 'Check that the process is up (liveness)',
  answers: { 200: state },
});

export const ready = health('ready', 'GET /ready', {
  summary: 'Check that the database answers within a second and can write (readiness)',
  answers: { 200: state },
  errors: ['server.notReady'],
});
