import { RouterProvider } from '@tanstack/react-router';
import { firstReads } from '#lib/api/first-reads.ts';
import { queries } from '#lib/api/query.ts';
import { getSession, subscribeToSession } from '#lib/session/session.ts';
import { isEmbedded } from '#lib/embedded.ts';
import { draftsBelongTo } from '#ui/draft/drafts.ts';
import { forgetLastStates, keepLastState } from '#lib/last-state/last-state.ts';
import { useKeptBrand } from '#lib/installation/brand.ts';
import { waitForReads } from '#ui/whole/whole.ts';
import { Providers } from './providers.tsx';
import { router } from './router.tsx';

/** Clears the cache and the last state between users, and keeps their drafts apart, also when another tab logged in with another account. */
let shownTo = getSession().userId;
subscribeToSession(() => {
  const { userId } = getSession();
  draftsBelongTo(userId);
  if (userId === shownTo) return;
  shownTo = userId;
  queries.clear();
  void forgetLastStates();
});
draftsBelongTo(getSession().userId);
waitForReads(firstReads(queries));
if (!isEmbedded) {
  keepLastState(queries);
  void forgetLastStates();
}

export function App() {
  return (
    <Providers queries={queries}>
      <KeepBrand />
      <RouterProvider router={router} />
    </Providers>
  );
}

function KeepBrand() {
  useKeptBrand();
  return null;
}
