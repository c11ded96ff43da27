import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { watchTheLine } from '#app/offline.ts';
import { router } from '#app/router.tsx';
import { startI18n } from '#lib/i18n.ts';
import { configureZod } from '#lib/zod.ts';

/** Draws over the painted shell once words and page are there. Not awaited: a page's file imports this one's. */
async function start(): Promise<void> {
  await startI18n();
  watchTheLine(router);
  await router.load();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to draw in');
  const drawn = createRoot(root);
  // As a transition React draws in slices, and the page answers to a tap in between.
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

configureZod();
void start();
