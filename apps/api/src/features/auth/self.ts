import { owner, type Access } from '#http/access/access.ts';
import type { Owns } from '#http/handle.ts';

/** Only the account's own user, not even an admin. */
export const self: Access = { ...owner('user.self'), personal: true };

/** An account belongs to its own user; others cannot find out whether it exists. */
export const isSelf: Owns = async ({ viewer, params }) => (params['id'] === viewer.id ? 'yes' : 'unseen');
