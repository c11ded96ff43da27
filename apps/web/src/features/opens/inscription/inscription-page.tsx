import { mdiMapMarkerOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { getOpen, type OpenPage } from '@topspin/contract';
import { useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { mapOf } from '#lib/map/map-address.ts';
import { PlaceMap } from '#lib/map/place-map.tsx';
import { positionOf } from '#lib/map/position.ts';
import { Described } from '#domain/description/described.tsx';
import { useSession } from '#lib/session/session.ts';
import { WayOn } from '#lib/way-on.tsx';
import { Icon } from '#ui/icon.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { OpenFacts } from '../open-facts.tsx';
import { OpenHeader } from '../open-header.tsx';
import { InscriptionAction } from './inscription-action.tsx';

const readable = 720;

/** The public page of an open: what, when, where, who may enter, places left, and the one button that fits. */
export function InscriptionPage() {
  const { openId } = useParams({ from: '/plain/single-open/$openId/inscription' });
  const open = useQuery(apiQuery(getOpen, { params: { id: openId } }));
  return (
    <Box sx={{ maxWidth: readable, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 4 } }}>
      {open.data ? (
        <LoadedOpen open={open.data} />
      ) : (
        <LoadState query={open} rows={{ count: 6, height: 56 }} missing={{ action: <WayOn to="opens" /> }} />
      )}
    </Box>
  );
}

function LoadedOpen({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const left = Math.max(0, open.players_max - open.players_count);
  const hint =
    open.state === 'registrationOpen'
      ? left > 0
        ? t('inscription.placesLeft', { count: left })
        : t('inscription.full')
      : undefined;
  return (
    <Stack>
      <OpenHeader
        open={open}
        hint={hint}
        step={
          <>
            <InscriptionAction open={open} />
            <Follow open={open} />
          </>
        }
      />
      <Described description={open.description} links={open.rated} />
      <Card>
        <OpenFacts open={open} />
        {open.venue && <VenueMap venue={open.venue} />}
      </Card>
    </Stack>
  );
}

/** For visitors who come after registration: on to the matches or the results, which take an account if they are not public. */
function Follow({ open: { _id, state, public_results, functional_diversity } }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const { refreshToken } = useSession();
  if (state !== 'active' && state !== 'finished') return null;
  const words = state === 'active' ? 'follow' : 'seeResults';
  const sx = { mt: 1.5, width: '100%' };
  if (refreshToken === null && public_results && !functional_diversity)
    return (
      <ButtonLink variant="contained" to={paths.publicOpen} params={{ openId: _id }} sx={sx}>
        {t(`inscription.${words}`)}
      </ButtonLink>
    );
  if (refreshToken === null)
    return (
      <ButtonLink
        variant="contained"
        to={paths.auth}
        search={{ next: paths.open.replace('$openId', _id) }}
        sx={sx}
      >
        {t(`inscription.${words}In`)}
      </ButtonLink>
    );
  return (
    <ButtonLink variant="contained" to={paths.open} params={{ openId: _id }} sx={sx}>
      {t(`inscription.${words}`)}
    </ButtonLink>
  );
}

/** Where the venue is, for visitors from elsewhere; a search of its address where nobody marked the position. */
function VenueMap({ venue }: { readonly venue: NonNullable<OpenPage['venue']> }) {
  const { t } = useTranslation('opens');
  const { name, location } = venue;
  if (location)
    return (
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2.5 }}>
        <PlaceMap name={name} position={positionOf(location)} />
      </Box>
    );
  return (
    <Button
      href={mapOf(venue)}
      target="_blank"
      rel="noreferrer"
      startIcon={<Icon path={mdiMapMarkerOutline} />}
      sx={{ mx: 1, mb: 1.5 }}
    >
      {t('inscription.map')}
    </Button>
  );
}
