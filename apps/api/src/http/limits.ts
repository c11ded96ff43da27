import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './fail.ts';

/** What is tried again and again by whoever guesses: passwords and codes, accounts, mails. */
export type LimitName = 'credentials' | 'registration' | 'mail';

/** How often in a minute: for one address of mail from one place, and for one place (a hall shares its address). */
export type Limits = Readonly<Record<LimitName, { readonly perEmail: number; readonly perPlace: number }>>;

export const usualLimits: Limits = {
  credentials: { perEmail: 10, perPlace: 300 },
  registration: { perEmail: 10, perPlace: 120 },
  mail: { perEmail: 3, perPlace: 60 },
};

export type CheckLimit = (name: LimitName, request: FastifyRequest) => Promise<void>;

/** Prepares the counters, kept in memory by each server; the check refuses with 429 and says when to come back. */
export async function prepareLimits(app: FastifyInstance, limits: Limits): Promise<CheckLimit> {
  await app.register(rateLimit, { global: false });
  const counter = (name: string, max: number, keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: (request) => `${name} ${keyOf(request)}`,
    });
  const countersOf = (name: LimitName) => [
    counter(`${name} email`, limits[name].perEmail, (request) => `${request.ip} ${subjectOf(request)}`),
    counter(`${name} place`, limits[name].perPlace, (request) => request.ip),
  ];
  const counters = {
    credentials: countersOf('credentials'),
    registration: countersOf('registration'),
    mail: countersOf('mail'),
  };
  return async (name, request) => {
    for (const count of counters[name]) {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
    }
  };
}

const tooMany = (seconds: number): Refusal =>
  new Refusal('request.tooMany', { seconds }, { headers: { 'retry-after': String(seconds) } });

/** Whom an attempt is about: the address in the body, or whoever is logged in. */
function subjectOf({ body, viewer }: FastifyRequest): string {
  if (viewer) return viewer.id;
  if (typeof body !== 'object' || body === null || !('email' in body)) return '';
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
}
