import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { firstLine, frameHead, frameKinds, type FrameKind } from './format.ts';

/** Packs the frames of a backup and keeps the hash of all of them. */
export class FramesOut {
  readonly #hash = createHash('sha256').update(firstLine);

  frame(kind: FrameKind, content: Buffer): Buffer {
    const whole = Buffer.allocUnsafe(frameHead + content.length);
    whole[0] = frameKinds.indexOf(kind);
    whole.writeUInt32BE(content.length, 1);
    content.copy(whole, frameHead);
    whole.writeUInt32BE(crc32(content, crc32(whole.subarray(0, 5))), 5);
    this.#hash.update(whole);
    return whole;
  }

  json(kind: FrameKind, value: unknown): Buffer {
    return this.frame(kind, Buffer.from(JSON.stringify(value)));
  }

  /** Closes the file: after this no other frame follows. */
  trailer(sections: number): Buffer {
    return this.json('trailer', { sections, sha256: this.#hash.copy().digest('hex') });
  }
}
