import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '#http/call.ts';

/** The keys of an installation: made on its first start, kept with the data, the same for all its servers. */
export type Secrets = {
  /** Signs access tokens. */
  readonly accessTokens: Uint8Array;
  /** Makes the successor of a refresh token. */
  readonly refreshTokens: Uint8Array;
  /** Blinds the short codes of mails, which could be guessed from a plain hash. */
  readonly codes: Uint8Array;
  /** Seals addresses that are good for some hours. */
  readonly addresses: Uint8Array;
  /** What whoever started the server can read in its console, to become the first admin from elsewhere. */
  readonly setupCode: string;
};

const name = 'master';

/** Reads the master key, making it if this is the first start, and derives a key for each use from it. */
export async function loadSecrets(db: Db): Promise<Secrets> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const derived = (use: string) => new Uint8Array(hkdfSync('sha256', value, '', use, 32));
  return {
    accessTokens: derived('access tokens'),
    refreshTokens: derived('refresh tokens'),
    codes: derived('codes'),
    addresses: derived('addresses'),
    setupCode: readable(derived('setup code')),
  };
}

const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Eight characters that are not mistaken for one another, in two groups: `K7QX-9M2D`. */
export function readable(bytes: Uint8Array): string {
  const characters = Array.from(bytes.slice(0, 8), (byte) => alphabet[byte % alphabet.length]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}

/** A keyed hash of a text. */
export const blinded = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
