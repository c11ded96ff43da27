import { minute } from '@topspin/engine';
import { useSyncExternalStore } from 'react';

/** In milliseconds: a device that slept is right again this soon. */
const often = 5000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, often);
  return () => clearInterval(timer);
}

const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

/** The minute it is, as an instant; what uses it is drawn again when the minute changes. */
export const useMinute = (): number => useSyncExternalStore(subscribe, thisMinute);

const minutesSince = (start: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(start)) / minute));

/** How many whole minutes have gone by since then; null while it has not begun. */
export const useMinutesSince = (start: string | null): number | null =>
  useSyncExternalStore(subscribe, () => (start === null ? null : minutesSince(start)));
