import { randomFillSync } from 'node:crypto';

const bytes = 9;
/** Random bytes for several hundred numbers: asking for so many at once takes hardly longer than for nine. */
const drawn = Buffer.alloc(bytes * 500);
let used = drawn.length;

/** A number for a request: 72 random bits, short enough to be read out to somebody who looks for it in the log. */
export function newRequestId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return drawn.toString('base64url', used - bytes, used);
}
