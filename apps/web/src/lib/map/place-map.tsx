import { mdiOpenInNew } from '@mdi/js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout.ts';
import { PositionMap } from './lazy-maps.ts';
import { MapGate } from './map-gate.tsx';
import { mapAt } from './map-address.ts';
import { writtenPosition, type Position } from './position.ts';

type Props = { readonly name: string; readonly position: Position };

/** Where something is: a map that opens on click, the coordinates, and a link to a larger map. */
export function PlaceMap({ name, position }: Props) {
  const { t } = useTranslation('map');
  return (
    <Stack gap={1.5}>
      <MapGate>
        {(sources) => <PositionMap sources={sources} label={t('mapOf', { name })} position={position} />}
      </MapGate>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, typography: 'body2' }}>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {writtenPosition(position)}
        </Box>
        <Link
          href={mapAt(position)}
          target="_blank"
          rel="noreferrer"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
        >
          {t('outside')}
          <Icon path={mdiOpenInNew} sx={{ fontSize: 16 }} />
        </Link>
      </Box>
    </Stack>
  );
}
