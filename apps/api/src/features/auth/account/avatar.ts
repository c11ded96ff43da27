import { randomUUIDv7 } from 'node:crypto';
import { avatarBytesAtMost, avatarPixelsAtMost } from '@topspin/contract';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { updateUser } from '#features/auth/store.ts';

type Caller = Pick<Call, 'db' | 'now' | 'user'>;

/** The side of the stored square, in pixels. */
export const avatarSide = 512;
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

/**
 * Converts a JPEG, PNG or WebP to a square WebP, upright and without the camera's metadata. Refuses images that cannot
 * be decoded or would not fit in memory.
 */
export async function squared(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > avatarBytesAtMost) throw fail('avatar.tooLarge');
  if (!isPicture(bytes)) throw fail('avatar.notAnImage');
  // Imported with the first picture: few installations have any, and the library is large.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: avatarPixelsAtMost, failOn: 'error' });
  try {
    return await inTurn(() =>
      picture.rotate().resize(avatarSide, avatarSide, { fit: 'cover' }).webp({ quality }).toBuffer(),
    );
  } catch (error) {
    const isHuge = error instanceof Error && error.message.includes('pixel limit');
    throw fail(isHuge ? 'avatar.tooLarge' : 'avatar.notAnImage');
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Decodes one picture at a time: several at once would take the memory, and the threads that passwords are checked on. */
function inTurn(decode: () => Promise<Buffer>): Promise<Buffer> {
  const turn = last.then(decode);
  last = turn.catch(() => undefined);
  return turn;
}

/** Replaces the picture by another or none. */
export async function replaceAvatar({ db, user, now }: Caller, image: Buffer | null): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const account = await lockUser(transaction, user.id);
    if (!account) throw fail('auth.expired');
    const before = account.avatar_id;
    const id = image && (await keep(transaction, image, now));
    await updateUser(transaction, user.id, { avatar_id: id });
    if (before) await removeAvatar(transaction, before);
  });
}

const lockUser = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select('avatar_id')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

async function keep(db: Db, image: Buffer, now: Date): Promise<string> {
  const id = randomUUIDv7();
  await db.insertInto('avatars').values({ id, image, created_at: now }).execute();
  return id;
}

export const removeAvatar = (db: Db, id: string) => db.deleteFrom('avatars').where('id', '=', id).execute();

export const findAvatar = (db: Db, id: string) =>
  db.selectFrom('avatars').select(['image', 'content_type']).where('id', '=', id).executeTakeFirst();
