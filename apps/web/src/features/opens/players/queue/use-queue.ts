import { useEffect, useState } from 'react';
import type { Item } from '#lib/outbox/item.ts';
import { useOutbox } from '#lib/outbox/use-outbox.ts';
import { isEntry, type Entry } from './entry.ts';
import { orderOfOpen } from './order.ts';

const nothing: readonly Item[] = [];

/** The changes to an open that the current account made on this device and that are still to be sent. */
export const useWaiting = (openId: string): readonly Item[] =>
  useOutbox(orderOfOpen(openId))?.waiting ?? nothing;

/** The enrolments and withdrawals among them. */
export const useWaitingEntries = (openId: string): readonly Entry[] =>
  useWaiting(openId)
    .filter(isEntry)
    .map(({ body }) => body);

/** Online, a change is sent before anybody has to know that it waited. */
const unnoticed = 1500;

/** Whether a change waits for longer than sending takes online. */
export function useIsHeldUp(at: number | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (at === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, at + unnoticed - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return at !== undefined && now - at >= unnoticed;
}
