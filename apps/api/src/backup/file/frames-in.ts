import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { z } from 'zod';
import { BackupDamage } from './damage.ts';
import {
  anyFirstLine,
  firstLine,
  frameAtMost,
  frameHead,
  frameKinds,
  trailer,
  type FrameKind,
} from './format.ts';

export type Frame = { readonly kind: FrameKind; readonly content: Buffer; readonly at: number };

/** Reads the frames of a backup one after the other, and checks each. */
export class FramesIn {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  #rest: Buffer = Buffer.alloc(0);
  #at = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** Reads the first line; a file that is no backup, or a newer one, is refused. */
  async start(): Promise<void> {
    const line = (await this.#bytes(firstLine.length)) ?? this.#rest;
    if (line.equals(firstLine)) return;
    const version = line.toString('latin1').match(anyFirstLine)?.[1];
    throw new BackupDamage(
      version === undefined
        ? 'This is no backup of Topspin: it does not begin like one.'
        : `This backup is of format ${version}, which this program does not read: use a newer Topspin.`,
    );
  }

  /** The next frame; the trailer is checked and is the last. */
  async next(): Promise<Frame> {
    const at = this.#at;
    const before = this.#hash.copy();
    const head = (await this.#bytes(frameHead)) ?? this.#ends(at);
    const kind = frameKinds[head[0] ?? -1];
    const length = head.readUInt32BE(1);
    if (kind === undefined || length > frameAtMost) throw damaged(at);
    const content = (await this.#bytes(length)) ?? this.#ends(at);
    if (crc32(content, crc32(head.subarray(0, 5))) !== head.readUInt32BE(5)) throw damaged(at);
    if (kind === 'trailer') await this.#close(at, before.digest('hex'), content);
    return { kind, content, at };
  }

  async #close(at: number, sha256: string, content: Buffer): Promise<void> {
    if (jsonOf(trailer, { content, at }).sha256 !== sha256) throw damaged(at);
    if ((await this.#bytes(1)) !== undefined || this.#rest.length > 0)
      throw new BackupDamage(`The file is damaged: something follows its end at byte ${this.#at}.`);
  }

  /** So many bytes, or undefined if the file ends before. */
  async #bytes(count: number): Promise<Buffer | undefined> {
    const parts = [this.#rest];
    let held = this.#rest.length;
    while (held < count) {
      const { value, done } = await this.#chunks.next();
      if (done === true) {
        this.#rest = Buffer.concat(parts);
        return undefined;
      }
      parts.push(value);
      held += value.length;
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts);
    const taken = all.subarray(0, count);
    this.#rest = all.subarray(count);
    this.#at += count;
    this.#hash.update(taken);
    return taken;
  }

  #ends(at: number): never {
    throw new BackupDamage(
      `The file is incomplete: it ends at byte ${this.#at + this.#rest.length}, in the part that begins at byte ${at}.`,
    );
  }
}

/** The JSON in a frame. */
export function jsonOf<Shape extends z.ZodType>(
  shape: Shape,
  { content, at }: Pick<Frame, 'content' | 'at'>,
): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(content.toString()));
  } catch {
    throw damaged(at);
  }
}

export const damaged = (at: number) => new BackupDamage(`The file is damaged at byte ${at} or after it.`);
