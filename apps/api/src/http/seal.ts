import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a sealed address says besides where it leads. */
type Given = { readonly until?: number | undefined; readonly seal?: string | undefined };

/** Addresses for what an `<img>` reads, which sends no token: good for some hours, to whoever was given one. */
export type Seal = {
  readonly address: (path: string, now: Date) => string;
  /** Whether an address was given out like this and is still good. */
  readonly fits: (path: string, given: Given, now: Date) => boolean;
};

const hour = 60 * 60 * 1000;
/** An address stays the same for so many hours, so that a picture is read once, and is good for as many more. */
const hours = 6;

export function sealWith(key: Uint8Array): Seal {
  const sealOf = (path: string, until: number) =>
    createHmac('sha256', key).update(`${until} ${path}`).digest('base64url').slice(0, 32);
  return {
    address(path, now) {
      const until = (Math.floor(now.getTime() / hour / hours) + 2) * hours;
      return `${path}?until=${until}&seal=${sealOf(path, until)}`;
    },
    fits(path, { until, seal }, now) {
      if (until === undefined || seal?.length !== 32 || now.getTime() >= until * hour) return false;
      return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(path, until)));
    },
  };
}
