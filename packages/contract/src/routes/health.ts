import { z } from 'zod/mini';
import { resource } from '../conventions/resource.ts';
import { instant } from '../conventions/values.ts';

const health = resource('health', '/health');

const state = z.object({ status: z.literal('ok') });

export const live = health('live', 'GET /live', {
  summary: 'Check that the process is up (liveness)',
  answers: { 200: state },
});

export const ready = health('ready', 'GET /ready', {
  summary:
    'Check that the database answers within a second and can write (readiness), and since when that is so; if not, the code of the error says why, and `details.since` since when',
  answers: { 200: z.extend(state, { since: instant }) },
  errors: ['server.notReady'],
});

export const version = health('version', 'GET /version', {
  summary: 'Get the version that runs: of the program, of its database schema, and the commit of a checkout',
  answers: {
    200: z.object({ version: z.string(), schema: z.string(), revision: z.nullable(z.string()) }),
  },
});
