import Button from '@mui/material/Button';
import { mdiChartBar } from '@mdi/js';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';

const Race = lazy(async () => ({ default: (await import('./race.tsx')).Race }));

/** The way to the race of an edition's leaders, whose code and data are loaded once it is asked for. */
export function RacePanel({ editionId }: { readonly editionId: string }) {
  const { t } = useTranslation('circuits');
  const [isShown, setShown] = useState(false);
  return (
    <Box sx={{ mb: 3 }}>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiChartBar} />}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'race.hide' : 'race.show')}
      </Button>
      {isShown && (
        <Suspense fallback={<RowSkeletons count={4} height={44} />}>
          <Race editionId={editionId} />
        </Suspense>
      )}
    </Box>
  );
}
