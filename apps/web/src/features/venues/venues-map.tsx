import { getVenueMap, type AnswerOf } from '@topspin/contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { SpotsMap } from '#lib/map/lazy-maps.ts';
import { MapGate } from '#lib/map/map-gate.tsx';
import { positionOf } from '#lib/map/position.ts';
import type { MapSources } from '#lib/map/use-map-sources.ts';
import { Hint } from '#ui/page/hint.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';

/** Every venue that has a position, on one map that opens on click. */
export function VenuesMap() {
  const { t } = useTranslation('map');
  const query = useQuery(apiQuery(getVenueMap));
  const found = query.data;
  if (!found) return <LoadState query={query} />;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      {found.venues.length === 0 ? (
        <StatePanel drawing="emptyTable" title={t('none')} />
      ) : (
        <MapGate>{(sources) => <AllVenues sources={sources} found={found} />}</MapGate>
      )}
    </Card>
  );
}

type Found = AnswerOf<typeof getVenueMap>;
type Props = { readonly sources: MapSources; readonly found: Found };

function AllVenues({ sources, found: { venues, is_capped } }: Props) {
  const { t } = useTranslation('map');
  const spots = useMemo(
    () => venues.map(({ location, ...venue }) => ({ ...venue, position: positionOf(location) })),
    [venues],
  );
  const [chosen, setChosen] = useState<readonly Pick<Found['venues'][number], '_id' | 'name'>[]>([]);
  return (
    <Stack gap={1.5}>
      <SpotsMap sources={sources} label={t('all')} spots={spots} onChoose={setChosen} />
      {is_capped && <Hint>{t('capped', { count: venues.length })}</Hint>}
      <Box aria-live="polite">
        {chosen.length > 0 && (
          <Stack as="ul" aria-label={t('chosen')} gap={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {chosen.map(({ _id, name }) => (
              <li key={_id}>
                <TextLink to={paths.venue} params={{ venueId: _id }} sx={{ typography: 'h3' }}>
                  {name}
                </TextLink>
              </li>
            ))}
          </Stack>
        )}
      </Box>
    </Stack>
  );
}
