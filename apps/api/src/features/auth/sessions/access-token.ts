import { errors, jwtVerify, SignJWT } from 'jose';
import { BoundedMap } from '#http/request/bounded-map.ts';

/** The content of an access token: its session. Everything else is read from the database. */
export type AccessClaims = { readonly userId: string; readonly sessionId: string };

export const accessTokenMinutes = 15;

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

export function signAccessToken(
  { userId, sessionId }: AccessClaims,
  key: Uint8Array,
  now: Date,
): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + accessTokenMinutes * 60)
    .sign(key);
}

type Verified = { readonly claims: AccessClaims; readonly expires: number };

/** Verifies tokens signed with a key: their content, or null if invalid or expired. */
export type ReadAccessToken = (
  token: string,
  now: Date,
) => AccessClaims | null | Promise<AccessClaims | null>;

/** Enough for everybody in the largest hall; a token is about 300 bytes. */
const keptTokens = 10_000;

/** Caches verified tokens until they expire: the signature is checked once, later reads are synchronous. */
export function accessTokenReader(key: Uint8Array, kept = keptTokens): ReadAccessToken {
  const known = new BoundedMap<string, Verified>(kept);
  return (token, now) => {
    const verified = known.get(token);
    if (!verified) return readNew(token, now);
    if (verified.expires > now.getTime() / 1000) return verified.claims;
    known.delete(token);
    return null;
  };

  async function readNew(token: string, now: Date): Promise<AccessClaims | null> {
    const verified = await verify(token, key, now);
    if (!verified) return null;
    known.set(token, verified);
    return verified.claims;
  }
}

async function verify(token: string, key: Uint8Array, now: Date): Promise<Verified | null> {
  try {
    const options = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] };
    const { sub, sid, exp } = (await jwtVerify(token, key, options)).payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null;
    return { claims: { userId: sub, sessionId: sid }, expires: exp };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
