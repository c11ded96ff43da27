import { createHmac, timingSafeEqual } from 'node:crypto';
import { BoundedMap } from '#http/bounded-map.ts';

/** What a token for calls says: which session it belongs to. Everything else is read from the database. */
export type AccessClaims = { readonly userId: string; readonly sessionId: string };

export const accessTokenMinutes = 15;

/** A JSON Web Token (RFC 7519) signed with HMAC SHA-256. No other algorithm is ever looked for: the header is this one. */
const header = base64url(JSON.stringify({ alg: 'HS256' }));

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

const signatureOf = (signed: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(signed).digest('base64url');

export function signAccessToken({ userId, sessionId }: AccessClaims, key: Uint8Array, now: Date): string {
  const iat = seconds(now);
  const payload = { sid: sessionId, sub: userId, iat, exp: iat + accessTokenMinutes * 60 };
  const signed = `${header}.${base64url(JSON.stringify(payload))}`;
  return `${signed}.${signatureOf(signed, key)}`;
}

type Verified = { readonly claims: AccessClaims; readonly expires: number };

/** Reads tokens that were signed with a key: what they say, or null when they were not or their time is over. */
export type ReadAccessToken = (token: string, now: Date) => AccessClaims | null;

/** Enough for everybody in the largest hall; a token is some 300 bytes. */
const keptTokens = 10_000;

/** A token that was verified is known until its time is over, so that a signature is computed once. */
export function accessTokenReader(key: Uint8Array, kept = keptTokens): ReadAccessToken {
  const known = new BoundedMap<string, Verified>(kept);
  return (token, now) => {
    let verified = known.get(token);
    if (!verified) {
      verified = verify(token, key);
      if (!verified) return null;
      known.set(token, verified);
    }
    if (verified.expires > now.getTime() / 1000) return verified.claims;
    known.delete(token);
    return null;
  };
}

function verify(token: string, key: Uint8Array): Verified | undefined {
  const end = token.lastIndexOf('.');
  const signed = token.slice(0, end);
  if (!signed.startsWith(`${header}.`)) return undefined;
  if (!isSame(token.slice(end + 1), signatureOf(signed, key))) return undefined;
  return claimsIn(JSON.parse(Buffer.from(signed.slice(header.length + 1), 'base64url').toString()));
}

/** Takes as long for a guess that begins well as for any other. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function claimsIn({ sub, sid, exp }: Record<string, unknown>): Verified | undefined {
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return undefined;
  return { claims: { userId: sub, sessionId: sid }, expires: exp };
}
