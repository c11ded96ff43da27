import Card from '@mui/material/Card';
import type { Day } from '@topspin/contract';
import { isUnsent } from '#lib/outbox/attempted.ts';
import { Changes } from '#lib/outbox/changes.tsx';
import type { Item } from '#lib/outbox/item.ts';
import { discard } from '#lib/outbox/outbox.ts';
import { useOutbox } from '#lib/outbox/use-outbox.ts';
import { orderOfDay } from './calling-item.ts';

const undoOf = (item: Item) => (isUnsent(item) ? () => discard([item.id]) : undefined);

/** Calls that wait on this device, and those the server refused since a table or somebody was taken meanwhile. */
export function DayOutbox({ day }: { readonly day: Day }) {
  const outbox = useOutbox(orderOfDay(day._id));
  const items = outbox ? [...outbox.refused, ...outbox.waiting] : [];
  return items.length === 0 ? null : (
    <Card sx={{ mt: 2, px: { xs: 1.5, sm: 2 }, py: 1 }}>
      <Changes items={items} undoOf={undoOf} />
    </Card>
  );
}
