import type { AnyRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { serverAnswers } from '#lib/api/ping.ts';
import { isReadOffline } from '#lib/last-state/offline-pages.ts';
import { holdsInput } from '#ui/dialog/unsaved.ts';
import { notify } from '#ui/notify/notifications.ts';
import { paths } from '#lib/paths.ts';

/** A connection that is back within this time leaves the page in place. */
const askAgainAfter = 3000;

/** Loaded ahead after this time: without a service worker, as over plain HTTP, nothing can be loaded once offline. */
const loadedAfter = 10_000;

/** The part of the offline page that says what waits to be sent; undefined if it cannot be loaded. */
export const waitingItems = () => import('./waiting-items.tsx').catch(() => undefined);

let cameFrom: string | null = null;

/** Pages that show their last state offline, and score, are not left. */
const stays = (path: string): boolean => path === paths.offline || isReadOffline(path);

/**
 * Shows the offline page when the browser says so and two pings in a row fail, and goes back automatically. A page of an open in
 * play stays, with its last state; so does one that holds what somebody has typed, and says that there is no connection.
 */
export function watchConnection(router: AnyRouter): void {
  setTimeout(() => void waitingItems(), loadedAfter);
  window.addEventListener('offline', () => void connectionLost(router));
  window.addEventListener('online', () => leaveOffline(router));
  if (!navigator.onLine) void connectionLost(router);
}

async function connectionLost(router: AnyRouter): Promise<void> {
  if (stays(location.pathname) || (await serverAnswers())) return;
  if (holdsInput()) {
    const subtitle = i18next.t('problem.networkHint');
    notify('warning', i18next.t('problem.network'), { subtitle, duration: askAgainAfter });
  }
  setTimeout(() => void leaveFor(router), askAgainAfter);
}

async function leaveFor(router: AnyRouter): Promise<void> {
  if (navigator.onLine || stays(location.pathname) || (await serverAnswers())) return;
  if (holdsInput()) {
    setTimeout(() => void leaveFor(router), askAgainAfter);
    return;
  }
  cameFrom = location.pathname + location.search;
  await router.navigate({ to: paths.offline });
  askAgain(router);
}

function askAgain(router: AnyRouter): void {
  setTimeout(() => {
    if (location.pathname !== paths.offline) return;
    void serverAnswers().then((answers) => (answers ? leaveOffline(router) : askAgain(router)));
  }, askAgainAfter);
}

/** Returns to the page on which the connection was lost. */
export function leaveOffline(router: AnyRouter): void {
  if (location.pathname !== paths.offline) return;
  router.history.replace(cameFrom ?? paths.home);
  cameFrom = null;
}
