import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { watchConnection } from '#app/offline.ts';
import { router } from '#app/router.tsx';
import { isEmbedded } from '#lib/embedded.ts';
import { startI18n } from '#lib/i18n.ts';
import { configureZod } from '#lib/zod.ts';

/**
 * Renders over the painted shell once texts and page are loaded. Not awaited, because page files import from
 * this one.
 */
async function start(): Promise<void> {
  await startI18n();
  if (!isEmbedded) watchConnection(router);
  await router.load();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to draw in');
  const drawn = createRoot(root);
  // In a transition React renders in slices, so the page responds to taps in between.
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  if (isEmbedded) return;
  void import('#app/outbox.ts').then(({ startOutbox }) => startOutbox());
}

/** Once the page is loaded, so that it is not slower: from then on it needs no connection. */
async function prepareForLater(): Promise<void> {
  const [{ reloadForMissingFiles }, { followUpdates }] = await Promise.all([
    import('#lib/update/missing-files.ts'),
    import('#lib/update/follow-updates.ts'),
  ]);
  reloadForMissingFiles();
  await followUpdates();
}

configureZod();
void start();
// The code starts after the first paint, and maybe after the page has loaded.
if (import.meta.env.PROD && !isEmbedded) {
  if (document.readyState === 'complete') void prepareForLater();
  else window.addEventListener('load', () => void prepareForLater(), { once: true });
}
