import { randomBytes, randomInt } from 'node:crypto';
import { secretHash } from '#http/access/secret.ts';

/** The secret with which a screen asks what to show, for as long as it is not forgotten: 144 bits. */
export const newSecret = (): string => randomBytes(18).toString('base64url');

/** As it is stored: a secret of so many bits needs no salt. */
export const hashOf = (secret: string): Buffer => secretHash(`screen ${secret}`);

/** Six figures, which somebody reads from the other end of the hall. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
