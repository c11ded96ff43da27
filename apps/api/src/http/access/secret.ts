import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, safe in an address: so many that the hash needs no salt and nobody guesses one. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
