import { RouterProvider } from '@tanstack/react-router';
import { queries } from '#lib/api/query.ts';
import { getSession, subscribeToSession } from '#lib/session/session.ts';
import { Providers } from './providers.tsx';
import { router } from './router.tsx';

/** Clears the cache between users, also when another tab logged in with another account. */
let shownTo = getSession().userId;
subscribeToSession(() => {
  const { userId } = getSession();
  if (userId === shownTo) return;
  shownTo = userId;
  queries.clear();
});

export function App() {
  return (
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>
  );
}
