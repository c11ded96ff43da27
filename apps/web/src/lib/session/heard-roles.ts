import { rolesHeader } from '@topspin/contract';
import { getSession, isLoggedIn, subscribeToSession } from './session.ts';

/** The roles that the server's latest answer said, of the account that was logged in then. */
export type HeardRoles = { readonly userId: string | null; readonly roles: string };

let heard: HeardRoles | null = null;
const listeners = new Set<() => void>();

/** Every answer says the roles of who asked. */
export function hearRoles(headers: Headers): void {
  const said = headers.get(rolesHeader);
  const { userId } = getSession();
  if (said === null || (heard?.roles === said && heard.userId === userId)) return;
  heard = { userId, roles: said };
  for (const listener of listeners) listener();
}

export const getHeardRoles = (): HeardRoles | null => heard;

export function subscribeToRoles(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The next login may find other roles. */
subscribeToSession(() => {
  if (!isLoggedIn()) heard = null;
});
