import Card from '@mui/material/Card';
import { Changes } from '#lib/outbox/changes.tsx';
import type { Item } from '#lib/outbox/item.ts';
import { useOutbox } from '#lib/outbox/use-outbox.ts';
import { undoOf } from './entries.ts';
import { isEntry } from './entry.ts';
import { orderOfOpen } from './order.ts';

type Props = { readonly openId: string; readonly shows?: (item: Item) => boolean };

const all = () => true;

/**
 * Enrolments and withdrawals of an open that wait on this device, and whatever the server refused of what it sent: each with what
 * can be done about it. Check-ins that wait are marked in the list itself, and at reception so are those who were enrolled.
 */
export function OpenQueue({ openId, shows = all }: Props) {
  const outbox = useOutbox(orderOfOpen(openId));
  if (outbox === undefined) return null;
  const items = [...outbox.refused, ...outbox.waiting.filter(isEntry)].filter(shows);
  return items.length === 0 ? null : (
    <Card sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}>
      <Changes items={items} undoOf={undoOf} />
    </Card>
  );
}
