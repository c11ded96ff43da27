import { matchEvent } from '@topspin/contract';
import { z } from 'zod/mini';
import { currentOwner, enqueue, ready, written } from '#lib/outbox/outbox.ts';
import { pointItem } from './points.ts';

const prefix = 'topspin.outbox.match.';

/** Moves points that earlier versions of Topspin left in `localStorage` to the outbox. */
export async function moveOldQueues(): Promise<void> {
  const keys = oldKeys();
  await ready;
  if (keys.length === 0 || currentOwner() === null) return;
  for (const key of keys) {
    const match = { _id: key.slice(prefix.length), a: null, b: null };
    const { data: events = [] } = z.safeParse(z.array(matchEvent), parsed(localStorage.getItem(key)));
    enqueue(...events.map((event, index) => pointItem(match, event, events[index - 1]?.id ?? null)));
  }
  if (await written()) for (const key of keys) localStorage.removeItem(key);
}

function oldKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
