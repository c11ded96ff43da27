import { randomBytes } from 'node:crypto';

/** A number for a request: 72 random bits, short enough to be read out to somebody who looks for it in the log. */
export const newRequestId = (): string => randomBytes(9).toString('base64url');
