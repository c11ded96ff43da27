import type { ListQuery } from '@topspin/contract';
import type { Db, Viewer } from '#http/call.ts';

/** A list that an admin asks for. */
export type Asked = { readonly db: Db; readonly query: ListQuery; readonly viewer: Viewer };
