import { lazy, Suspense } from 'react';
import type { ShowEntrants } from '#features/my-page/my-registrations.tsx';
import { loadWords } from '#lib/i18n.ts';

const EntrantsDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('#features/opens/inscription/entrants-dialog.tsx'),
    loadWords(['opens']),
  ]);
  return { default: dialog.EntrantsDialog };
});

/** The registration dialog of an open's page, for use on other pages. */
export const showEntrants: ShowEntrants = ({ openId, player }, onClose) => (
  <Suspense>
    <EntrantsDialog openId={openId} player={player} onAdd={undefined} onClose={onClose} />
  </Suspense>
);
