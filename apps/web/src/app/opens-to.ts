import type { Role } from '@topspin/contract';

/** Whether these roles open what is for one of them; an admin is everything. */
export const opensTo = (roles: readonly Role[], role: Role): boolean =>
  roles.includes('admin') || roles.includes(role);
