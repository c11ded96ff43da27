import type { AnyRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { serverAnswers } from '#lib/api/ping.ts';
import { holdsInput } from '#ui/dialog/unsaved.ts';
import { notify } from '#ui/notify/notifications.ts';
import { paths } from './paths.ts';

/** A connection that is back within this time leaves the page in place. */
const askAgainAfter = 3000;

let cameFrom: string | null = null;

/** Somebody scoring is never sent away from a match: the points wait on the device. */
const stays = (path: string): boolean => path === paths.offline || path.startsWith('/match/');

/**
 * Shows the offline page when the browser says so and two pings in a row fail, and goes back automatically. A page that holds
 * what somebody has typed stays, and says that there is no connection.
 */
export function watchTheLine(router: AnyRouter): void {
  window.addEventListener('offline', () => void lineLost(router));
  window.addEventListener('online', () => leaveOffline(router));
}

async function lineLost(router: AnyRouter): Promise<void> {
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
