import { createHmac, timingSafeEqual } from 'node:crypto';
import { leastRecent } from '#http/cache/least-recent.ts';

export const accessTokenMinutes = 15;

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);
const sealOf = (text: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/**
 * Signs the id of a session and the second it expires at. Every call carries it, each point of a match too, so it says nothing
 * else (ADR 96); the user and everything about them are read from the database.
 */
export function signAccessToken(sessionId: string, key: Uint8Array, now: Date): string {
  const expires = seconds(now) + accessTokenMinutes * 60;
  const text = `${shortened(sessionId)}.${expires.toString(36)}`;
  return `${text}.${sealOf(text, key)}`;
}

type Verified = { readonly sessionId: string; readonly expires: number };

/** The id of the session that a token was signed for, or null if it was not signed with this key or has expired. */
export type ReadAccessToken = (token: string, now: Date) => string | null;

/** Enough for the devices of the largest hall, at some 300 bytes each. */
const keptTokens = 5000;

/**
 * Reads tokens, and keeps those it has verified until they expire, since checking a signature takes longer than all else that a
 * request for a kept answer does. Only a token with a good signature is kept, so forged ones neither take room nor drop others. What
 * is kept says whose session it is, not whether it goes on: that is asked with each call.
 */
export function accessTokenReader(key: Uint8Array, kept = keptTokens): ReadAccessToken {
  const known = leastRecent<Verified>(kept);
  return (token, now) => {
    const found = known.get(token);
    const verified = found ?? verify(token, key);
    if (verified === null || verified.expires <= seconds(now)) return null;
    if (!found) known.put(token, verified);
    return verified.sessionId;
  };
}

function verify(token: string, key: Uint8Array): Verified | null {
  const [, text, session, expires, seal] = /^(([\w-]{22})\.([0-9a-z]{1,9}))\.([\w-]{43})$/u.exec(token) ?? [];
  if (text === undefined || session === undefined || expires === undefined || seal === undefined) return null;
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(text, key)))) return null;
  return { sessionId: uuidOf(session), expires: Number.parseInt(expires, 36) };
}

/** The 16 bytes of a UUID in base64url: 22 characters instead of 36. */
const shortened = (uuid: string): string =>
  Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

const uuidOf = (short: string): string =>
  Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
