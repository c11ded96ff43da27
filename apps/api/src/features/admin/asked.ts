import type { ListQuery } from '@topspin/contract';
import type { Db, Viewer } from '#http/call.ts';

/** A list for admins. */
export type Asked = { readonly db: Db; readonly query: ListQuery; readonly viewer: Viewer };
