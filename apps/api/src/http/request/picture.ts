import { avatarBytesAtMost, avatarPixelsAtMost } from '@topspin/contract';
import type Decoder from 'sharp';
import type { Sharp } from 'sharp';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTurns } from '#http/limits/turns.ts';
import { hungUp } from './hung-up.ts';

/** The longest side of a stored picture, in pixels. */
export const pictureSide = 512;
const quality = 82;

const formats: readonly string[] = ['jpeg', 'png', 'webp'];

const fits = {
  /** Cropped to a square. */
  square: { fit: 'cover' },
  /** The whole picture, in its own shape, never enlarged. */
  whole: { fit: 'inside', withoutEnlargement: true },
} as const;

/** An uploaded picture, and whether its caller has hung up. */
export type Upload = { readonly bytes: Buffer; readonly gone: AbortSignal };

/** The picture in the body of a call. */
export function uploaded(http: Call['http']): Upload {
  const { body } = http.request;
  if (!Buffer.isBuffer(body)) throw fail('avatar.notAnImage');
  return { bytes: body, gone: hungUp(http) };
}

/**
 * Converts a JPEG, PNG or WebP to WebP, upright and without the camera's metadata. Refuses images that cannot
 * be decoded or would not fit in memory.
 */
export const toWebp = (upload: Upload, fit: keyof typeof fits): Promise<Buffer> =>
  decoded(upload, (picture) =>
    picture.rotate().resize(pictureSide, pictureSide, fits[fit]).webp({ quality }).toBuffer(),
  );

/** The longest side of a photo, large enough for a screen, and the height of its thumbnail for a phone of two pixels a point. */
const photoSide = 1600;
const thumbnailHeight = 360;

/** A photo of more bytes is compressed further, in these steps of side and quality: the last holds noise, too. */
const photoBytes = 400_000;
const smaller = [
  [photoSide, 60],
  [1000, 25],
] as const;

export type Photo = {
  readonly image: Buffer;
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
};

/** Converts a photo likewise, into two sizes. The sizes are fixed, so that nobody can ask for many others. */
export const toPhoto = (upload: Upload): Promise<Photo> =>
  decoded(upload, async (picture, sharp) => {
    const upright = await picture
      .rotate()
      .resize(photoSide, photoSide, fits.whole)
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    let { data: image, info } = upright;
    for (const [side, lower] of smaller) {
      if (image.length <= photoBytes) break;
      const again = sharp(upright.data).resize(side, side, fits.whole).webp({ quality: lower });
      ({ data: image, info } = await again.toBuffer({ resolveWithObject: true }));
    }
    const thumbnail = await sharp(image)
      .resize(thumbnailHeight * 2, thumbnailHeight, fits.whole)
      .webp({ quality })
      .toBuffer();
    return { image, thumbnail, width: info.width, height: info.height };
  });

/** One at a time: several at once would take the memory, and the threads that passwords are checked on. */
const inTurn = inTurns({ most: 9 });

type Draw<Result> = (picture: Sharp, sharp: typeof Decoder) => Promise<Result>;

async function decoded<Result>({ bytes, gone }: Upload, draw: Draw<Result>): Promise<Result> {
  if (bytes.length > avatarBytesAtMost) throw fail('avatar.tooLarge');
  if (bytes.length === 0) throw fail('avatar.notAnImage');
  const sharp = await decoder();
  const picture = sharp(bytes, { limitInputPixels: avatarPixelsAtMost, failOn: 'error' });
  // From the header alone, so that what is refused anyway waits for nobody.
  const { format, width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  if (!formats.includes(format)) throw fail('avatar.notAnImage');
  if (width * height > avatarPixelsAtMost) throw fail('avatar.tooLarge');
  return inTurn({ gone, work: () => readable(draw(picture, sharp)) });
}

/** The image library, imported with the first picture: few installations have any, and the library is large. */
export async function decoder(): Promise<typeof Decoder> {
  const { default: sharp } = await import('sharp');
  // No picture is decoded twice, and each thread keeps memory of its own.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const readable = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(() => Promise.reject(fail('avatar.notAnImage')));
