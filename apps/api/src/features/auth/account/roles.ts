import type { Role } from '@topspin/contract';
import type { Db } from '#http/call.ts';
import { keepAnAdmin } from './last-admin.ts';
import { updateUser } from '#features/auth/store.ts';

/** Replaces the roles of an account; an installation keeps at least one admin. */
export async function changeRoles(db: Db, userId: string, roles: Role[]): Promise<void> {
  if (!roles.includes('admin')) await keepAnAdmin(db, userId);
  await updateUser(db, userId, { roles });
}
