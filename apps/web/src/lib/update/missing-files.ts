import { serverAnswers } from '../api/ping.ts';
import { isHeld } from './hold.ts';

const lastReload = 'reloaded-for-files';
const notAgainFor = 60_000;

/**
 * A server that was updated no longer has the files of the version before: a page of that version loads the new one
 * when a file is missing, once. Not in the middle of a match, nor offline, when no file can be loaded.
 */
export function reloadForMissingFiles(): void {
  window.addEventListener('vite:preloadError', () => void loadNewest());
}

async function loadNewest(): Promise<void> {
  if (isHeld() || wasReloaded() || !(await serverAnswers())) return;
  await activateNewest();
  location.reload();
}

function wasReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(lastReload));
    if (Date.now() - last < notAgainFor) return true;
    sessionStorage.setItem(lastReload, String(Date.now()));
    return false;
  } catch {
    return true; // It might reload for ever.
  }
}

/** The old service worker would answer with the old page again. */
async function activateNewest(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.update().catch(() => undefined);
  if (!registration || !found) return;
  const next = registration.waiting ?? (await installed(registration.installing));
  if (!next) return;
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  const { messageSW } = await import('workbox-window');
  void messageSW(next, { type: 'SKIP_WAITING' });
  await taken;
}

const installed = (worker: ServiceWorker | null): Promise<ServiceWorker | null> =>
  new Promise((resolve) => {
    if (worker === null) {
      resolve(null);
      return;
    }
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') resolve(null);
      else if (worker.state === 'installed') resolve(worker);
    });
  });
