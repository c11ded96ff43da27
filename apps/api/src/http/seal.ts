import { createHmac, timingSafeEqual } from 'node:crypto';
import { readable } from './readable.ts';
import { hour } from './durations.ts';

/** The query of a sealed URL. */
type SealedQuery = { readonly until?: number | undefined; readonly seal?: string | undefined };

/** What only this installation can have written. A signed URL is for an `<img>`, which sends no token: anyone who has it can use it for some hours. */
export type Seal = {
  readonly address: (path: string, now: Date) => string;
  /** A code of eight characters for something, always the same; only somebody who was given it can know it. */
  readonly code: (of: string) => string;
  /** A secret of 144 bits for something, always the same; safe in a URL. */
  readonly secret: (of: string) => string;
  /** Whether a URL was signed like this and has not expired. */
  readonly fits: (path: string, given: SealedQuery, now: Date) => boolean;
};

/** A URL stays the same for this many hours, so that a picture is fetched once, and is valid for as many more. */
const hours = 6;

export function sealWith(key: Uint8Array): Seal {
  const sealOf = (path: string, until: number) =>
    createHmac('sha256', key).update(`${until} ${path}`).digest('base64url').slice(0, 32);
  return {
    address(path, now) {
      const until = (Math.floor(now.getTime() / hour / hours) + 2) * hours;
      return `${path}?until=${until}&seal=${sealOf(path, until)}`;
    },
    code: (of) => readable(createHmac('sha256', key).update(`code ${of}`).digest()),
    secret: (of) =>
      createHmac('sha256', key).update(`secret ${of}`).digest().subarray(0, 18).toString('base64url'),
    fits(path, { until, seal }, now) {
      if (until === undefined || seal === undefined || now.getTime() >= until * hour) return false;
      const [asked, right] = [Buffer.from(seal), Buffer.from(sealOf(path, until))];
      return asked.length === right.length && timingSafeEqual(asked, right);
    },
  };
}

/** Whether the code typed is that one, in whatever case. */
export const isCode = (typed: string | undefined, code: string): boolean =>
  typed?.trim().toUpperCase() === code;
