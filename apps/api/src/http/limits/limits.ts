import rateLimit from '@fastify/rate-limit';
import { email, uuid } from '@topspin/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idIn } from '#http/access/id-in.ts';
import { fail, Refusal } from '#http/fail.ts';
import type { Db } from '#http/call.ts';
import { isTrusted } from './allowance.ts';
import { fairTurns } from './fair-turns.ts';
import { sharedCounts, type SharedCount } from './shared-counts.ts';

/** What can be brute-forced (passwords and codes, accounts, emails), and what takes seconds of a processor. */
export type LimitName =
  | 'credentials'
  | 'registration'
  | 'mail'
  | 'pictures'
  | 'lists'
  | 'exports'
  | 'previews'
  | 'estimates'
  | 'places'
  | 'codes'
  | 'screens'
  | 'screenCodes'
  | 'calendars'
  | 'streams'
  | 'keys';

/** Attempts per minute: for one email address from one IP, as for one account, and for one IP (a hall shares its IP). */
export type Limits = Readonly<
  Record<LimitName, { readonly perCaller: number; readonly perNetwork: number }>
> & {
  /** How many writes of any kind an account may make in a minute. */
  readonly writes: number;
  /** How many writes besides points a device may make that a score link let in. */
  readonly umpireWrites: number;
  /** How many times a device may open score links in a minute. */
  readonly openings: number;
  /** How many times an account or such a device may send events of one match in a minute; what waited offline is sent together. */
  readonly points: number;
};

export const usualLimits: Limits = {
  credentials: { perCaller: 10, perNetwork: 300 },
  registration: { perCaller: 10, perNetwork: 120 },
  mail: { perCaller: 3, perNetwork: 60 },
  // Decoding one may take seconds.
  pictures: { perCaller: 6, perNetwork: 60 },
  // One has up to 500 people, and is read again when it is corrected.
  lists: { perCaller: 20, perNetwork: 120 },
  // One reads everything there is of an account.
  exports: { perCaller: 2, perNetwork: 30 },
  // A form asks while one types, with a pause; each ranks a season twice, plays the rest of a day twenty times, or compares its names.
  previews: { perCaller: 60, perNetwork: 240 },
  // A page reads them every two to five seconds while points are played; some people have some windows, and a hall one address.
  estimates: { perCaller: 240, perNetwork: 2400 },
  // A search per half second of typing, each maybe one of a geocoder that serves the whole world.
  places: { perCaller: 40, perNetwork: 120 },
  // An invitation is looked up by the code of its mail, when its page opens.
  codes: { perCaller: 20, perNetwork: 300 },
  // A hall has some screens, each started once; and six figures are not guessed ten at a time.
  screens: { perCaller: 10, perNetwork: 60 },
  screenCodes: { perCaller: 10, perNetwork: 30 },
  // Addresses that are no longer valid: programs go on asking for one that was renewed, a few of them for everybody.
  calendars: { perCaller: 60, perNetwork: 120 },
  // Of one key, and of those at one address: five hundred readers of a club's page that asks every ten seconds, a hundred of them in its hall.
  keys: { perCaller: 3000, perNetwork: 600 },
  // One for each page that is opened; a hall shares its address, and all come back after a restart.
  streams: { perCaller: 240, perNetwork: 6000 },
  // A director checks in 120 players a minute; only a program is faster.
  writes: 600,
  // It takes a match and lets go of it.
  umpireWrites: 60,
  // Once when its page is opened or loaded again, and when its token has expired.
  openings: 30,
  // A rally takes seconds, so an umpire taps less than twice a second, with some taps more in a hurry.
  points: 240,
};

/** Limits that are not counted by network. */
type OwnLimit = 'writes' | 'points' | 'openings';

/** Counts a request, or only looks whether there is room for it; fails if there were too many. */
export type CheckLimit = (
  name: LimitName | OwnLimit,
  request: FastifyRequest,
  how?: { readonly increment: boolean },
) => Promise<void>;

/** The key a request is counted under, or null if it has none. */
type KeyOf = (request: FastifyRequest) => string | null;

/** What decides whether one more is too many: the seconds to wait if it is. */
type Counter = {
  /** Known without asking anybody. */
  readonly remembered: (request: FastifyRequest) => number | undefined;
  readonly count: (request: FastifyRequest, increment: boolean) => Promise<number | undefined>;
};

/** What is counted for all servers together, since it is guessed, costs mails or makes accounts; everything else by each server for itself. */
const shared = ['credentials', 'registration', 'mail', 'codes', 'screenCodes'];

export type LimitOptions = {
  readonly limits: Limits;
  readonly db: Db;
  /** Of this installation: hides whom a count in the database is of. */
  readonly secret: Uint8Array;
};

/** Creates the counters; the check fails with 429 and a retry time. */
export async function prepareLimits(
  app: FastifyInstance,
  { limits, db, secret }: LimitOptions,
): Promise<CheckLimit> {
  await app.register(rateLimit, { global: false });
  const counts = sharedCounts(db, secret);
  const counter = (
    name: string,
    max: number,
    keyOf: KeyOf,
    isFree?: (request: FastifyRequest) => Promise<boolean>,
  ): Counter => {
    if (shared.includes(name.split(' ')[0] ?? '')) return sharedCounter(counts(name, max), keyOf, isFree);
    const count = app.createRateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: (request) => `${name} ${keyOf(request)}`,
      allowList: (request) => keyOf(request) === null || (isFree?.(request) ?? false),
    });
    return {
      remembered: () => undefined,
      async count(request, increment) {
        const state = await count(request, { increment });
        if (state.isAllowed) return undefined;
        return (increment ? state.isExceeded : state.remaining === 0) ? state.ttlInSeconds : undefined;
      },
    };
  };
  const countersOf = (name: LimitName) => [
    counter(`${name} email`, limits[name].perCaller, addressOf),
    counter(`${name} account`, limits[name].perCaller, accountOf),
    counter(`${name} network`, limits[name].perNetwork, ({ ip }) => networkOf(ip)),
  ];
  const counters = {
    credentials: countersOf('credentials'),
    registration: countersOf('registration'),
    mail: countersOf('mail'),
    pictures: countersOf('pictures'),
    lists: countersOf('lists'),
    exports: countersOf('exports'),
    previews: countersOf('previews'),
    estimates: countersOf('estimates'),
    places: countersOf('places'),
    screens: countersOf('screens'),
    calendars: countersOf('calendars'),
    screenCodes: [
      counter('screenCodes account', limits.screenCodes.perCaller, accountOf),
      // Free accounts of an address must not use up what its organisers may do.
      counter(
        'screenCodes network',
        limits.screenCodes.perNetwork,
        ({ ip }) => networkOf(ip),
        async ({ viewer }) => viewer !== null && isTrusted(db, viewer.id),
      ),
    ],
    codes: [
      counter('codes account', limits.codes.perCaller, (request) => ifCode(request, accountOf)),
      counter('codes network', limits.codes.perNetwork, (request) =>
        ifCode(request, ({ ip }) => networkOf(ip)),
      ),
    ],
    keys: [
      // First: one visitor of a page must not use up what all others have.
      counter('keys network', limits.keys.perNetwork, (request) => {
        const key = keyOfReader(request);
        return key && `${key} ${networkOf(request.ip)}`;
      }),
      counter('keys', limits.keys.perCaller, keyOfReader),
    ],
    streams: [...countersOf('streams'), counter('streams umpire', limits.streams.perCaller, umpireOf)],
    writes: [
      counter('writes', limits.writes, accountOf),
      counter('umpire writes', limits.umpireWrites, umpireOf),
    ],
    points: [counter('points', limits.points, scorerOf)],
    openings: [counter('openings', limits.openings, deviceOf)],
  };
  const inTurn = fairTurns(countTurns);
  return async (name, request, { increment } = { increment: true }) => {
    const refuse = (seconds: number | undefined) => {
      if (seconds !== undefined)
        throw tooMany(seconds, isOfWrites(name) ? 'request.tooManyWrites' : 'request.tooMany');
    };
    const count = async () => {
      // First of all of them: a flood must not cost a statement each.
      for (const { remembered } of counters[name]) refuse(remembered(request));
      for (const one of counters[name]) refuse(await one.count(request, increment));
    };
    return shared.includes(name) ? inTurn({ by: networkOf(request.ip), open: '' }, count) : count();
  };
}

/** What is counted in the database of one network waits for one row, and so keeps one connection, not all. */
const countTurns = {
  atOnce: { all: 4, ofOne: 1, ofOpen: 4 },
  waiting: { all: 2000, ofOne: 1000, ofOpen: 2000 },
  patience: 2000,
  few: 32,
} as const;

function sharedCounter(
  { remembered, count }: SharedCount,
  keyOf: KeyOf,
  isFree: ((request: FastifyRequest) => Promise<boolean>) | undefined,
): Counter {
  return {
    remembered(request) {
      const key = isFree ? null : keyOf(request);
      return key === null ? undefined : remembered(key);
    },
    async count(request, increment) {
      const key = keyOf(request);
      return key === null || (await isFree?.(request)) ? undefined : count(key, increment);
    },
  };
}

const isOfWrites = (name: string): boolean => name === 'writes' || name === 'points';

/** The refusal of a request that may be repeated after some seconds. */
export const tooMany = (
  seconds: number,
  code: 'request.tooMany' | 'request.tooManyWrites' | 'request.tooManyMessages' = 'request.tooMany',
): Refusal => new Refusal(code, { seconds }, { headers: { 'retry-after': String(seconds) } });

const accountOf: KeyOf = ({ viewer }) => viewer?.id ?? null;

/** Counts only those who try a code: the route lists as well what needs none. */
const ifCode = (request: FastifyRequest, keyOf: KeyOf): string | null =>
  Object.hasOwn(Object(request.query), 'code') ? keyOf(request) : null;

/** A device that a score link let in. Not the link: anybody who opens it could use up what its umpires may do. */
const umpireOf: KeyOf = ({ umpire }) => umpire?.id ?? null;

/** The key of an open that is read with. */
const keyOfReader: KeyOf = ({ reader }) => reader?.id ?? null;

/** A key for each scorer of each match. */
const scorerOf: KeyOf = (request) => {
  const scorer = accountOf(request) ?? umpireOf(request);
  return scorer === null ? null : `${scorer} ${idIn(request.parsedParams)}`;
};

/**
 * The device that opens a score link, by its key. Not the network: the secret of a link cannot be guessed, and one phone would keep all
 * others in the hall from opening theirs.
 */
const deviceOf: KeyOf = ({ body }) => {
  // What is no key is refused anyway, and may be a megabyte of which nothing is to be kept.
  const key = uuid.safeParse(typeof body === 'object' && body !== null && 'key' in body && body.key);
  return key.success ? key.data : null;
};

/** The email in the body together with the IP, regardless of the session, so that logging in elsewhere gives no further guesses. */
function addressOf({ body, ip }: FastifyRequest): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null;
  // Counted in the form it is looked up in, however typed; an invalid email is refused anyway.
  const address = email.safeParse(body.email);
  return address.success ? `${networkOf(ip, ofSite)} ${address.data}` : null;
}

/** How many groups of an IPv6 address a network has in common, and all the networks that a household or a rented machine may have. */
const ofNetwork = 4;
const ofSite = 3;

/**
 * An IP address; for IPv6 only its network, since one machine has every address in it. A connection that has been reset has none: its
 * request is refused.
 */
export function networkOf(ip: string | undefined, common = ofNetwork): string {
  if (ip === undefined) throw fail('request.malformed');
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = ''] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  return [...groups, '0', '0', '0', '0'].slice(0, common).join(':');
}
