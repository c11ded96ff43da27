/** The service worker: keeps the shell and the pages of play for offline, updates only when asked to, and shows notifications. */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { showNotifications } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

/** Other pages and their texts, each kept once it has been opened. Two builds' worth. */
const keptParts = 400;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// The page that is kept may not be framed, as its headers say, so those for other sites come from the server.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/(?:api|embed)(?:\/|$)/u] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'parts',
    plugins: [new ExpirationPlugin({ maxEntries: keptParts, purgeOnQuotaError: true })],
  }),
);

self.addEventListener('message', ({ data }: { data?: { type?: string } }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

showNotifications();
clientsClaim();
