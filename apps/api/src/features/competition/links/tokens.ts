import { timingSafeEqual } from 'node:crypto';
import { leastRecent } from '#http/cache/least-recent.ts';
import type { Seal } from '#http/seal.ts';
import { secretHash } from '#http/access/secret.ts';

/**
 * The secret in the address of a link. It follows from the link's id and a key of the installation, so that organisers can
 * show and print the code again; the database has only its hash.
 */
export const linkToken = (seal: Seal, linkId: string): string => seal.secret(`score link ${linkId}`);

export const linkTokenHash = (token: string): Buffer => secretHash(token);

/**
 * The key of a device as it is stored: enough of its hash to find the session again, in the form of a UUID. The id that a device
 * scores under is seen by others and would not do.
 */
export function deviceKeyHash(key: string): string {
  const hex = secretHash(`device ${key}`).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** A session of a link, and the open that it is for. */
export type SessionIds = { readonly openId: string; readonly sessionId: string };

/** How the tokens of umpires begin: access tokens of accounts never do. */
const start = 'umpire_';

/** The token with which a device calls. */
export function sessionToken(seal: Seal, { openId, sessionId }: SessionIds): string {
  const ids = `${openId}.${sessionId}`;
  return `${start}${ids}.${seal.secret(`score session ${ids}`)}`;
}

export const isSessionToken = (token: string): boolean => token.startsWith(start);

/** An umpire at each table of many halls. */
const keptTokens = 1000;

/**
 * Reads the session of a token, null if this installation has not made it. Tokens that it has made are kept, as those of accounts are: an
 * umpire sends the same one with each point.
 */
export function sessionReader(seal: Seal, kept = keptTokens): (token: string) => SessionIds | null {
  const known = leastRecent<SessionIds>(kept);
  return (token) => {
    const found = known.get(token);
    const ids = found ?? verify(seal, token);
    if (ids && !found) known.put(token, ids);
    return ids;
  };
}

function verify(seal: Seal, token: string): SessionIds | null {
  const [openId = '', sessionId = ''] = token.slice(start.length).split('.');
  const ids = { openId, sessionId };
  return timingSafeEqual(secretHash(token), secretHash(sessionToken(seal, ids))) ? ids : null;
}
