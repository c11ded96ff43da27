import type { AnyRouter } from '@tanstack/react-router';
import { serverAnswers } from '#lib/api/ping.ts';
import { paths } from './paths.ts';

const askAgainAfter = 3000;

let cameFrom: string | null = null;

/** Somebody scoring is never sent away from a match: the points wait on the device. */
const stays = (path: string): boolean => path === paths.offline || path.startsWith('/match/');

/** Shows the offline page when both the browser and a ping say so, and goes back automatically. */
export function watchTheLine(router: AnyRouter): void {
  window.addEventListener('offline', () => void lineLost(router));
  window.addEventListener('online', () => leaveOffline(router));
}

async function lineLost(router: AnyRouter): Promise<void> {
  if (stays(location.pathname) || (await serverAnswers())) return;
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
