import { Workbox } from 'workbox-window';
import { serverAnswers } from '../api/ping.ts';
import { becomeUpdate } from './update.ts';

/** A page that stays open asks for a new version when it is looked at again, at most this often. */
const asksAgainAfter = 15 * 60_000;

/** The old service worker makes room at once, unless something of it is still under way: then a browser keeps it for minutes. */
const makesRoom = 2000;

const reload = (): void => location.reload();

/** Lets go of an old service worker that does not make room: the page is loaded from the server, and brings the new one. */
async function replaceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting || !(await serverAnswers())) return;
  await registration.unregister();
  reload();
}

/** Registers the service worker; over plain HTTP browsers have none. */
export async function followUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox('/sw.js');
  const take = (): void => {
    worker.addEventListener('controlling', reload);
    worker.messageSkipWaiting();
    setTimeout(() => void replaceWorker(), makesRoom);
  };
  worker.addEventListener('waiting', () => becomeUpdate({ kind: 'waiting', take }));
  // The first worker of a browser takes a page that had none, also one that was opened while it was being installed.
  let hadOne = navigator.serviceWorker.controller !== null;
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (hadOne && (isUpdate || isExternal)) becomeUpdate({ kind: 'replaced', take: reload });
    hadOne = true;
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
