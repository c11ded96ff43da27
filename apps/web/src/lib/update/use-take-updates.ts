import { useEffect } from 'react';
import { useHoldUpdates } from './hold.ts';
import { isUpdateKnown, subscribeToUpdate, takeUpdate } from './update.ts';

/** On a device that nobody touches, a new version is not offered but taken as soon as there is one. */
export function useTakeUpdates(): void {
  useHoldUpdates(true);
  useEffect(() => {
    const take = () => {
      if (isUpdateKnown()) takeUpdate();
    };
    take();
    return subscribeToUpdate(take);
  }, []);
}
