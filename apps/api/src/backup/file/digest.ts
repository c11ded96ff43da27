import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { SectionEnd } from './format.ts';

const newLine = 10;

/** Counts and hashes what passes through. */
export class Digest extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;
  #lines = 0;
  readonly #onLines: ((more: number) => void) | undefined;

  constructor(onLines?: (more: number) => void) {
    super();
    this.#onLines = onLines;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void) {
    const more = linesIn(chunk);
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    this.#lines += more;
    this.#onLines?.(more);
    done(null, chunk);
  }

  /** Once all has passed. */
  sum(): SectionEnd {
    return { lines: this.#lines, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, at + 1)) lines++;
  return lines;
}
