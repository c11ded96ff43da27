import { mdiMapOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { Icon } from '#ui/icon.tsx';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { Stack } from '#ui/layout.ts';
import { MapBoundary } from './map-boundary.tsx';
import { useMapSources, type MapSources } from './use-map-sources.ts';

type Props = {
  /** Whether addresses are searched too. */
  readonly searches?: boolean;
  /** The map, from a chunk of its own. */
  readonly children: (sources: MapSources) => ReactNode;
};

/** A button that opens a map and says which servers that asks. Until it is pressed, none is asked. */
export function MapGate({ searches = false, children }: Props) {
  const { t } = useTranslation('map');
  const sources = useMapSources();
  const [isOpen, setOpen] = useState(false);
  if (isOpen && sources)
    return (
      <MapBoundary>
        <Suspense fallback={<BallLoader />}>{children(sources)}</Suspense>
      </MapBoundary>
    );
  return (
    <Stack gap={1} sx={{ justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiMapOutline} />}
        disabled={!sources}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {sources && (
        <Hint>
          {t(searches ? 'asksSearch' : 'asks', {
            tiles: sources.tiles_host,
            geocoder: sources.geocoder_host,
          })}
        </Hint>
      )}
    </Stack>
  );
}
