import { Workbox } from 'workbox-window';
import { becomeUpdate } from './update.ts';

/** A page that stays open asks for a new version when it is looked at again, at most this often. */
const asksAgainAfter = 15 * 60_000;

const reload = (): void => location.reload();

/** Registers the service worker; over plain HTTP browsers have none. */
export async function followUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox('/sw.js');
  const take = (): void => {
    worker.addEventListener('controlling', reload);
    worker.messageSkipWaiting();
  };
  worker.addEventListener('waiting', () => becomeUpdate({ kind: 'waiting', take }));
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal) becomeUpdate({ kind: 'replaced', take: reload });
  });
  try {
    await worker.register({ immediate: true });
    askWhenLookedAt(worker);
  } catch {
    // Without a service worker everything but being offline works; the next visit tries again.
  }
}

function askWhenLookedAt(worker: Workbox): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < asksAgainAfter) return;
    asked = Date.now();
    void worker.update().catch(() => undefined);
  });
}
