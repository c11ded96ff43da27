import { getVenue, type VenuePage as Venue } from '@topspin/contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { isProblem } from '#lib/api/problem.ts';
import { apiQuery } from '#lib/api/query.ts';
import { Described } from '#domain/description/described.tsx';
import { PlaceMap } from '#lib/map/place-map.tsx';
import { positionOf } from '#lib/map/position.ts';
import { WayOn } from '#lib/way-on.tsx';
import { Facts } from '#ui/page/facts.tsx';
import { Page } from '#ui/page/page.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { Columns, Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { AdminsPanel } from './admins-panel.tsx';
import { VenuePhotos } from './venue-photos.tsx';
import { VenueDeletion } from './venue-deletion.tsx';
import { VenueOpens } from './venue-opens.tsx';

/** One venue: its address, facilities and contacts. */
export function VenuePage() {
  const { t } = useTranslation('venues');
  const { venueId } = useParams({ from: '/main/venues/$venueId' });
  const query = useQuery(apiQuery(getVenue, { params: { id: venueId } }));
  const venue = query.data;
  if (!venue || isProblem(query.error, 'thing.notFound'))
    return <LoadState query={query} missing={{ title: t('notFound'), action: <WayOn to="venues" /> }} />;
  const edit = venue.mine && (
    <ButtonLink to={paths.editVenue} params={{ venueId }} variant="contained">
      {t('edit')}
    </ButtonLink>
  );
  return (
    <Page title={venue.name} hint={venue.address} action={edit}>
      {venue.description.length > 0 && (
        <Box sx={{ mb: 3 }}>
          <Described description={venue.description} links={false} />
        </Box>
      )}
      <Columns above="md">
        <VenueFacts venue={venue} />
        {(venue.mine || venue.photos.length > 0) && <VenuePhotos venue={venue} />}
        <VenueOpens venueId={venue._id} />
        {venue.mine && (
          <Stack gap={1.5} sx={{ minWidth: 0 }}>
            <AdminsPanel venue={venue} />
            <VenueDeletion venue={venue} />
          </Stack>
        )}
      </Columns>
    </Page>
  );
}

function VenueFacts({ venue }: { readonly venue: Venue }) {
  const { t } = useTranslation(['venues', 'map']);
  return (
    <Card>
      <Facts
        facts={[
          [t('venues:tables'), String(venue.tables)],
          [t('map:timeZone'), venue.time_zone.replaceAll('_', ' ')],
          ...venue.contacts.map((contact) => [contact.name, `${contact.code} ${contact.phone}`] as const),
        ]}
      />
      <Stack sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 3 } }}>
        {venue.accessibility && (
          <Box>
            <Typography variant="h3" component="h2">
              {t('venues:accessibility')}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', maxWidth: widths.text }}>
              {venue.accessibility}
            </Typography>
          </Box>
        )}
        {venue.location && <PlaceMap name={venue.name} position={positionOf(venue.location)} />}
      </Stack>
    </Card>
  );
}
