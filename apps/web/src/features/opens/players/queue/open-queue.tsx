import { Changes } from '#lib/outbox/changes.tsx';
import { useOutbox } from '#lib/outbox/use-outbox.ts';
import { orderOfOpen } from './order.ts';

/** What the server refused of what this device sent about an open: each with what it says, and what can be done. */
export function OpenQueue({ openId }: { readonly openId: string }) {
  const refused = useOutbox(orderOfOpen(openId))?.refused ?? [];
  return refused.length === 0 ? null : <Changes items={refused} />;
}
