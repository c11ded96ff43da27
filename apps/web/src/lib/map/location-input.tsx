import type { Place } from '@topspin/contract';
import { mdiCrosshairsGps } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Hint } from '#ui/page/hint.tsx';
import { useBound, type Bound } from '#ui/form/bound.ts';
import { DecimalInput } from '#ui/form/decimal-input.tsx';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout.ts';
import { AddressSearch } from './address-search.tsx';
import { PositionMap } from './lazy-maps.ts';
import { MapGate } from './map-gate.tsx';
import { positionOf, rounded, type Position } from './position.ts';
import { useCurrentLocation } from './use-current-location.ts';

/** A millionth of a degree is about a hand's breadth. */
const millionth = 0.000001;

type Props<Values extends FieldValues, Parsed> = Pick<Bound<Values, Parsed>, 'control'> & {
  /** The names of its two fields. */
  readonly latitude: FieldPath<Values>;
  readonly longitude: FieldPath<Values>;
  /** What the search of an address begins with. */
  readonly address: string;
  /** Called with the place chosen from the search, after its position was taken. */
  readonly onPlace?: (place: Place) => void;
};

/** A position: two numbers, the current location, an address, or a pin on a map that opens on click. */
export function LocationInput<Values extends FieldValues, Parsed>({
  control,
  latitude,
  longitude,
  address,
  onPlace,
}: Props<Values, Parsed>) {
  const { t } = useTranslation('map');
  const { field: north } = useBound({ control, name: latitude });
  const { field: east } = useBound({ control, name: longitude });
  const position = positionIn(north.value, east.value);
  const move = (to: Position) => {
    const { latitude: northTo, longitude: eastTo } = rounded(to);
    north.onChange(northTo);
    east.onChange(eastTo);
  };
  const { isLocating, locate } = useCurrentLocation(move);
  return (
    <Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr auto' },
        }}
      >
        <DecimalInput control={control} name={latitude} label={t('latitude')} step={millionth} point />
        <DecimalInput control={control} name={longitude} label={t('longitude')} step={millionth} point />
        <Button
          variant="outlined"
          disabled={isLocating}
          onClick={locate}
          startIcon={<Icon path={mdiCrosshairsGps} />}
          sx={{ minHeight: 56, gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        >
          {t(isLocating ? 'locating' : 'locate')}
        </Button>
      </Box>
      <MapGate searches>
        {(sources) => (
          <Stack gap={1.5}>
            <AddressSearch
              initial={position ? '' : address}
              host={sources.geocoder_host}
              onChoose={(place) => {
                move(positionOf(place.geometry));
                onPlace?.(place);
              }}
            />
            <PositionMap sources={sources} label={t('mapToPlace')} position={position} onMove={move} />
            <Hint>{t(position ? 'move' : 'place')}</Hint>
          </Stack>
        )}
      </MapGate>
    </Stack>
  );
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** The position that two fields hold, if they hold one. */
const positionIn = (latitude: unknown, longitude: unknown): Position | null =>
  isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;
