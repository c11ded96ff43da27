import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isUpdateOffered, subscribeToUpdate } from '#lib/update/update.ts';

const UpdateToast = lazy(async () => ({ default: (await import('./update-toast.tsx')).UpdateToast }));

/** Offers a new version, on any page; its code is loaded when there is one. */
export function UpdateHost() {
  const offered = useSyncExternalStore(subscribeToUpdate, isUpdateOffered);
  return <Suspense>{offered && <UpdateToast />}</Suspense>;
}
