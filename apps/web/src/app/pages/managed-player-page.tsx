import { getPlayer } from '@topspin/contract';
import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PlayerForm } from '#features/account/player/player-form.tsx';
import { ConsentsPanel, consentsHash } from '#features/my-page/consents-panel.tsx';
import { GuardiansPanel } from '#features/my-page/guardians-panel.tsx';
import { MyRegistrations } from '#features/my-page/my-registrations.tsx';
import { OpensToEnter } from '#features/my-page/opens-to-enter.tsx';
import { AdministratorsPanel } from '#features/players/administrators-panel.tsx';
import { apiQuery } from '#lib/api/query.ts';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { paths } from '#lib/paths.ts';
import { Row } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { showEntrants } from './show-entrants.tsx';

const column = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A player the user administers: profile, registrations, consents and guardians. */
export function ManagedPlayerPage() {
  const { t } = useTranslation(['management', 'account']);
  const { playerId } = useParams({ from: '/main/user-management/players/$playerId' });
  const query = useQuery(apiQuery(getPlayer, { params: { id: playerId } }));
  const player = query.data;
  if (!player) return <LoadState query={query} missing={{ action: <WayOn to="players" /> }} />;
  if (!player.mine) return <NotFoundPage />;
  return (
    <Page title={player.name} hint={t('management:player.hint')} action={<PartsOfPage id={player._id} />}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gridTemplateRows: { md: 'auto 1fr' },
          '& > *': { mb: 3 },
        }}
      >
        {/* On a phone where the child plays comes before the long form of the profile, and beside it where there is room. */}
        <Box sx={{ ...column, gridColumn: { md: 2 } }}>
          <Panel title={t('management:toEnter.title')}>
            <OpensToEnter player={player} entrants={showEntrants} />
          </Panel>
          <MyRegistrations playerId={player._id} entrants={showEntrants} />
        </Box>
        <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: '1 / 3' } }}>
          <Panel title={t('management:player.profile')}>
            <PlayerForm key={player._id} player={player} />
          </Panel>
        </Box>
        <Box sx={{ ...column, gridColumn: { md: 2 } }}>
          <AdministratorsPanel player={player} />
          <GuardiansPanel player={player} />
          <ConsentsPanel player={player} />
        </Box>
      </Box>
    </Page>
  );
}

/** The address may lead there already, and then does not change. */
const toConsents = () => document.querySelector(`#${consentsHash}`)?.scrollIntoView();

/** Links to what a parent looks for on the page of a child. */
function PartsOfPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('management');
  return (
    <Row>
      <ButtonLink variant="outlined" to={paths.player} params={{ playerId: id }} search={{ tab: 'matches' }}>
        {t('player.record')}
      </ButtonLink>
      <ButtonLink variant="outlined" to="." hash={consentsHash} onClick={toConsents}>
        {t('consents.title')}
      </ButtonLink>
    </Row>
  );
}
