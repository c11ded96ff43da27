import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '#http/call.ts';
import { readable } from '#http/readable.ts';

/** The keys of an installation: created on first start, stored with the data, shared by all its servers. */
export type Secrets = {
  /** Signs access tokens. */
  readonly accessTokens: Uint8Array;
  /** Derives the successor of a refresh token. */
  readonly refreshTokens: Uint8Array;
  /** Keys the hash of the short emailed codes, which could be guessed from a plain hash. */
  readonly codes: Uint8Array;
  /** The private key that push services know the installation by. */
  readonly push: Uint8Array;
  /** Signs URLs that expire after some hours. */
  readonly addresses: Uint8Array;
  /** The setup code printed in the console, to become the first admin from another machine. */
  readonly setupCode: string;
};

const name = 'master';

/** Reads the master key, created on first start, and derives a key for each use. */
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
    push: derived('web push'),
    addresses: derived('addresses'),
    setupCode: readable(derived('setup code')),
  };
}

/** A keyed hash of a text. */
export const blinded = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
