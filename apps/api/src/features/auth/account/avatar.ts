import { randomUUIDv7 } from 'node:crypto';
import { avatarBytesAtMost, avatarPixelsAtMost } from '@topspin/contract';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { updateUser } from '#features/auth/store.ts';

type Caller = Pick<Call, 'db' | 'now' | 'user'>;

/** The side of the square that is kept. */
export const avatarSide = 512;
const quality = 82;

/** How the formats that are accepted begin: what a file calls itself is no matter. */
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

/**
 * Takes the bytes of a JPEG, PNG or WebP, gives a square WebP of it, upright and without anything that the camera
 * wrote beside it. What cannot be read is refused, and so is what would not fit in memory once unpacked.
 */
export async function squared(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > avatarBytesAtMost) throw fail('avatar.tooLarge');
  if (!isPicture(bytes)) throw fail('avatar.notAnImage');
  // Read with the first picture: few installations ever see one, and its library is large.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: avatarPixelsAtMost, failOn: 'error' });
  try {
    return await picture
      .rotate()
      .resize(avatarSide, avatarSide, { fit: 'cover' })
      .webp({ quality })
      .toBuffer();
  } catch (error) {
    const isHuge = error instanceof Error && error.message.includes('pixel limit');
    throw fail(isHuge ? 'avatar.tooLarge' : 'avatar.notAnImage');
  }
}

/** Puts another picture, or none, in the place of the one before. */
export async function replaceAvatar({ db, user, now }: Caller, image: Buffer | null): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { avatar_id: before } = await lockUser(transaction, user.id);
    const id = image && (await keep(transaction, image, now));
    await updateUser(transaction, user.id, { avatar_id: id });
    if (before) await removeAvatar(transaction, before);
  });
}

const lockUser = (db: Db, userId: string) =>
  db.selectFrom('users').select('avatar_id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();

async function keep(db: Db, image: Buffer, now: Date): Promise<string> {
  const id = randomUUIDv7();
  await db.insertInto('avatars').values({ id, image, created_at: now }).execute();
  return id;
}

export const removeAvatar = (db: Db, id: string) => db.deleteFrom('avatars').where('id', '=', id).execute();

export const findAvatar = (db: Db, id: string) =>
  db.selectFrom('avatars').select(['image', 'content_type']).where('id', '=', id).executeTakeFirst();
