import { RouterProvider } from '@tanstack/react-router';
import { queries } from '#lib/api/query.ts';
import { isLoggedIn, subscribeToSession } from '#lib/session/session.ts';
import { Providers } from './providers.tsx';
import { router } from './router.tsx';

/** Clears the cache between users. */
subscribeToSession(() => {
  if (!isLoggedIn()) queries.clear();
});

export function App() {
  return (
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>
  );
}
