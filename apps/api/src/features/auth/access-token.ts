import { errors, jwtVerify, SignJWT } from 'jose';

/** What a token for calls says: which session it belongs to. Everything else is read from the database. */
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

/** What a token says, or null when it was not signed here or its time is over. */
export async function readAccessToken(
  token: string,
  key: Uint8Array,
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
    const { sub, sid } = payload;
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
