import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { mapHeight, type Position } from '../position.ts';
import type { MapSources } from '../use-map-sources.ts';
import { openMap } from './base-map.ts';
import { mapLook } from './map-look.ts';
import { latLng } from './pin.ts';

type Props = {
  readonly sources: MapSources;
  readonly label: string;
  readonly centre: Position;
  readonly zoom: number;
  /** Called with the map once it stands, and with null before it goes. */
  readonly onMap: (map: LeafletMap | null) => void;
  /** The layers over the map. */
  readonly children?: ReactNode;
};

/** A map, or the specified error with another try; says when tiles do not arrive. */
export function MapCanvas({ sources, label, centre, zoom, onMap, children }: Props) {
  const { t } = useTranslation(['map', 'common']);
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [away, setAway] = useState(false);
  const begin = useEffectEvent((element: HTMLElement): LeafletMap | undefined => {
    try {
      const words = { zoomIn: t('map:zoomIn'), zoomOut: t('map:zoomOut') };
      const map = openMap(element, { sources, words, onTilesAway: setAway });
      map.setView(latLng(centre), zoom);
      onMap(map);
      return map;
    } catch {
      setFailed(true);
    }
  });
  const end = useEffectEvent((map: LeafletMap) => {
    onMap(null);
    map.remove();
  });
  useEffect(() => {
    const map = box.current && !failed ? begin(box.current) : undefined;
    return () => {
      if (map) end(map);
    };
  }, [failed]);
  if (failed)
    return (
      <StatePanel
        role="alert"
        drawing="ballInNet"
        title={t('map:failed')}
        action={
          <Button variant="outlined" onClick={() => setFailed(false)}>
            {t('common:retry')}
          </Button>
        }
      />
    );
  return (
    <Box>
      <Box sx={mapLook}>
        <Box ref={box} role="region" aria-label={label} sx={{ height: mapHeight }} />
        {children}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
        {away ? (
          <span role="status">{t('map:away', { tiles: sources.tiles_host })}</span>
        ) : (
          <Attribution sources={sources} />
        )}
      </Box>
    </Box>
  );
}

const isOpenStreetMap = /openstreetmap/iu;

/** The attribution of the map, with a link to the licence if it asks for one. */
function Attribution({ sources: { attribution } }: { readonly sources: MapSources }) {
  if (!isOpenStreetMap.test(attribution)) return attribution;
  return (
    <Link href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
      {attribution}
    </Link>
  );
}
