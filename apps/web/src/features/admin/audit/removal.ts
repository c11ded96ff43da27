import type { AuditEntry } from '@topspin/contract';

/** A person and what they were removed from. */
export type Removal = { readonly from: string; readonly who: string; readonly name: string };

const month = 30 * 24 * 3_600_000;

/**
 * The co-organiser whom an entry removed, while an admin can put them back: for a month, unless they left by themselves. An entry
 * about an invitation names nobody.
 */
export function removalOf(entry: AuditEntry, now: Date): Removal | null {
  const { before, entity_id: from, actor, names, at, refused } = entry;
  if (typeof before !== 'object' || before === null || !('user_id' in before)) return null;
  const { user_id: who } = before;
  if (typeof who !== 'string' || from === null || refused || actor?._id === who) return null;
  const name = names[who];
  return name === undefined || now.getTime() - Date.parse(at) > month ? null : { from, who, name };
}
