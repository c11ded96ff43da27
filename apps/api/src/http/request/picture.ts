import { avatarBytesAtMost, avatarPixelsAtMost } from '@topspin/contract';
import type { Sharp } from 'sharp';
import { fail } from '#http/fail.ts';

/** The longest side of a stored picture, in pixels. */
export const pictureSide = 512;
const quality = 82;

/** The magic bytes of the accepted formats: the file's declared type is ignored. */
const beginnings: readonly (readonly [offset: number, bytes: string])[][] = [
  [[0, 'ffd8ff']],
  [[0, '89504e470d0a1a0a']],
  [
    [0, '52494646'],
    [8, '57454250'],
  ],
];

const isPicture = (bytes: Buffer): boolean =>
  beginnings.some((parts) =>
    parts.every(([offset, start]) => bytes.toString('hex', offset, offset + start.length / 2) === start),
  );

const fits = {
  /** Cropped to a square. */
  square: { fit: 'cover' },
  /** The whole picture, in its own shape, never enlarged. */
  whole: { fit: 'inside', withoutEnlargement: true },
} as const;

/**
 * Converts a JPEG, PNG or WebP to WebP, upright and without the camera's metadata. Refuses images that cannot
 * be decoded or would not fit in memory.
 */
export const toWebp = (bytes: Buffer, fit: keyof typeof fits): Promise<Buffer> =>
  decoded(bytes, (picture) =>
    picture.rotate().resize(pictureSide, pictureSide, fits[fit]).webp({ quality }).toBuffer(),
  );

/** The longest side of a photo, large enough for a screen, and the height of its thumbnail for a phone of two pixels a point. */
const photoSide = 1600;
const thumbnailHeight = 360;

export type Photo = {
  readonly image: Buffer;
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
};

/** Converts a photo likewise, into two sizes. The sizes are fixed, so that nobody can ask for many others. */
export const toPhoto = (bytes: Buffer): Promise<Photo> =>
  decoded(bytes, async (picture) => {
    const { data: image, info } = await picture
      .rotate()
      .resize(photoSide, photoSide, fits.whole)
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await picture
      .clone()
      .resize(thumbnailHeight * 2, thumbnailHeight, fits.whole)
      .toBuffer();
    return { image, thumbnail, width: info.width, height: info.height };
  });

async function decoded<Result>(bytes: Buffer, work: (picture: Sharp) => Promise<Result>): Promise<Result> {
  if (bytes.length > avatarBytesAtMost) throw fail('avatar.tooLarge');
  if (!isPicture(bytes)) throw fail('avatar.notAnImage');
  // Imported with the first picture: few installations have any, and the library is large.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: avatarPixelsAtMost, failOn: 'error' });
  try {
    return await inTurn(() => work(picture));
  } catch (error) {
    const isHuge = error instanceof Error && error.message.includes('pixel limit');
    throw fail(isHuge ? 'avatar.tooLarge' : 'avatar.notAnImage');
  }
}

/** The bytes of an uploaded picture. */
export function uploaded(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw fail('avatar.notAnImage');
  return body;
}

let last: Promise<unknown> = Promise.resolve();

/** Decodes one picture at a time: several at once would take the memory, and the threads that passwords are checked on. */
function inTurn<Result>(decode: () => Promise<Result>): Promise<Result> {
  const turn = last.then(decode);
  last = turn.catch(() => undefined);
  return turn;
}
