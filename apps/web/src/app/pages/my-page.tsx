import { lazy, Suspense } from 'react';
import { useManagesCircuits } from '#features/circuits/use-manages-circuits.ts';
import { MyPage as Sections } from '#features/my-page/my-page.tsx';
import { loadWords } from '#lib/i18n.ts';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { showEntrants } from './show-entrants.tsx';

const RequestsPanel = lazy(async () => {
  const [panel] = await Promise.all([
    import('#features/circuits/places/requests-panel.tsx'),
    loadWords(['circuits']),
  ]);
  return { default: panel.RequestsPanel };
});
const MyCircuits = lazy(async () => {
  const [panel] = await Promise.all([
    import('#features/circuits/places/my-circuits.tsx'),
    loadWords(['circuits']),
  ]);
  return { default: panel.MyCircuits };
});

/** What the user runs and where they play, with the dialog to change a registration; for circuit managers their circuits too. */
export function MyPage() {
  const manages = useManagesCircuits();
  return (
    <Sections
      entrants={showEntrants}
      requests={
        manages && (
          <Suspense fallback={<HoldsPaint />}>
            <RequestsPanel />
          </Suspense>
        )
      }
      circuits={
        manages && (
          <Suspense fallback={<HoldsPaint />}>
            <MyCircuits />
          </Suspense>
        )
      }
    />
  );
}
