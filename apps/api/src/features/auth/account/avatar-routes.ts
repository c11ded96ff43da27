import { getAvatar, removeAvatar, setAvatar, type User } from '@topspin/contract';
import { mayReadAvatar } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { Answer, handle, type Handler } from '#http/handle.ts';
import { toWebp, uploaded } from '#http/request/picture.ts';
import { readMe } from './account.ts';
import { findAvatar, replaceAvatar } from './avatar.ts';
import { self } from '#features/auth/self.ts';
import type { AuthContext } from '#features/auth/context.ts';

type Caller = Pick<Call, 'db' | 'now' | 'user' | 'seal'>;

/** A URL's picture never changes. Only browsers cache it, and briefly: it may be removed, or be a minor's. */
const aDay = 'private, max-age=86400';

/** The avatar of an account. It is processed outside any transaction because that takes a while. */
export function avatarRoutes(context: AuthContext): Handler[] {
  const replace = async (call: Caller, image: Buffer | null): Promise<User> => {
    await replaceAvatar(call, image);
    return (await readMe(context, call)).user;
  };
  return [
    handle(
      setAvatar,
      { ...self, who: 'verified', limit: 'pictures' },
      async (call) => replace(call, await toWebp(uploaded(call.http), 'square')),
      {
        ownTransaction: true,
      },
    ),
    handle(removeAvatar, self, (call) => replace(call, null), { ownTransaction: true }),
    handle(getAvatar, 'anyone', async (call) => {
      const { db, params, query } = call;
      const avatar = found(
        (await mayReadAvatar(call, params.id, query)) && (await findAvatar(db, params.id)),
      );
      return new Answer(200, avatar.image, { 'content-type': avatar.content_type, 'cache-control': aDay });
    }),
  ];
}
