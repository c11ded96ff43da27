import rateLimit from '@fastify/rate-limit';
import { email } from '@topspin/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#http/fail.ts';

/** What is tried again and again by whoever guesses: passwords and codes, accounts, mails. */
export type LimitName = 'credentials' | 'registration' | 'mail';

/** How often in a minute: for one address of mail from one place, and for one place (a hall shares its address). */
export type Limits = Readonly<Record<LimitName, { readonly perEmail: number; readonly perPlace: number }>> & {
  /** How often in a minute an account writes, whatever it writes. */
  readonly writes: number;
};

export const usualLimits: Limits = {
  credentials: { perEmail: 10, perPlace: 300 },
  registration: { perEmail: 10, perPlace: 120 },
  mail: { perEmail: 3, perPlace: 60 },
  // A director checks in 120 players in a minute; only a program is quicker than this.
  writes: 600,
};

export type CheckLimit = (name: LimitName | 'writes', request: FastifyRequest) => Promise<void>;

/** What is counted of a request, or null where there is nothing to tell it by. */
type KeyOf = (request: FastifyRequest) => string | null;

/** Prepares the counters, kept in memory by each server; the check refuses with 429 and says when to come back. */
export async function prepareLimits(app: FastifyInstance, limits: Limits): Promise<CheckLimit> {
  await app.register(rateLimit, { global: false });
  const counter = (name: string, max: number, keyOf: KeyOf) =>
    app.createRateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: (request) => `${name} ${keyOf(request)}`,
      allowList: (request) => keyOf(request) === null,
    });
  const countersOf = (name: LimitName) => [
    counter(`${name} email`, limits[name].perEmail, subjectOf),
    counter(`${name} place`, limits[name].perPlace, ({ ip }) => placeOf(ip)),
  ];
  const counters = {
    credentials: countersOf('credentials'),
    registration: countersOf('registration'),
    mail: countersOf('mail'),
    writes: [counter('writes', limits.writes, ({ viewer }) => viewer?.id ?? null)],
  };
  return async (name, request) => {
    for (const count of counters[name]) {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded)
        throw tooMany(state.ttlInSeconds, name === 'writes' ? 'request.tooManyWrites' : 'request.tooMany');
    }
  };
}

const tooMany = (seconds: number, code: 'request.tooMany' | 'request.tooManyWrites'): Refusal =>
  new Refusal(code, { seconds }, { headers: { 'retry-after': String(seconds) } });

/** Whom an attempt is about: whoever is logged in, or the address in the body as tried from this place. */
function subjectOf({ body, viewer, ip }: FastifyRequest): string | null {
  if (viewer) return viewer.id;
  if (typeof body !== 'object' || body === null || !('email' in body)) return null;
  // However it was typed, it is counted as what is looked up; what is no address is refused anyway.
  const address = email.safeParse(body.email);
  return address.success ? `${placeOf(ip)} ${address.data}` : null;
}

/** A network address; of IPv6 the network alone, since one machine has all the addresses in it. */
export function placeOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = ''] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':');
}
