import type { ListQuery } from '@topspin/contract';
import type { Db, Viewer } from '#http/call.ts';

/** A list for admins. */
export type ListRequest = { readonly db: Db; readonly query: ListQuery; readonly viewer: Viewer };
