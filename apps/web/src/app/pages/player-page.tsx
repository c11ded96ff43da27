import { getPlayer, type PlayerPage as Player } from '@topspin/contract';
import { isMinor } from '@topspin/engine';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMatches } from '#features/competition/match-list/player-matches.tsx';
import { AdministratorsPanel } from '#features/players/administrators-panel.tsx';
import { ClaimPanel } from '#features/players/claim-panel.tsx';
import { PlayerFacts } from '#features/players/player-facts.tsx';
import { PlayerOpens } from '#features/players/player-opens.tsx';
import { playerTabs, type PlayerTab } from '#features/players/player-tabs.ts';
import { RatingHistory } from '#features/players/rating-history.tsx';
import { today } from '#lib/format.ts';
import { loadWords } from '#lib/i18n.ts';
import { useMe } from '#lib/session/use-me.ts';
import { apiQuery } from '#lib/api/query.ts';
import { isProblem } from '#lib/api/problem.ts';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { Page } from '#ui/page/page.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';

const GuardiansPanel = lazy(async () => {
  const [panel] = await Promise.all([
    import('#features/my-page/guardians-panel.tsx'),
    loadWords(['management']),
  ]);
  return { default: panel.GuardiansPanel };
});

/** A player: who they are, their rating history, matches and opens. */
export function PlayerPage() {
  const { t } = useTranslation('players');
  const { playerId } = useParams({ from: '/main/players/$playerId' });
  const query = useQuery(apiQuery(getPlayer, { params: { id: playerId } }));
  const me = useMe();
  const isAdmin = me?.user.roles.includes('admin') ?? false;
  const own = me?.player?._id === playerId ? me.player : null;
  const minor = own && isMinor(own.date_of_birth, today()) ? own : null;
  const player = query.data;
  if (!player || isProblem(query.error, 'thing.notFound'))
    return <LoadState query={query} missing={{ title: t('notFound'), action: <WayOn to="players" /> }} />;
  return (
    <Page title={player.name} hint={player.nickname ?? undefined}>
      <ClaimPanel player={player} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 8fr)' },
        }}
      >
        <Stack gap={3}>
          <PlayerFacts player={player} />
          {(player.mine || isAdmin) && <AdministratorsPanel player={player} />}
          {minor && (
            <Suspense fallback={<HoldsPaint />}>
              <GuardiansPanel own player={minor} />
            </Suspense>
          )}
        </Stack>
        <Record key={player._id} player={player} />
      </Box>
    </Page>
  );
}

/** What the player has done, in tabs: each is a list without an end of its own. */
function Record({ player }: { readonly player: Player }) {
  const { t } = useTranslation('players');
  const navigate = useNavigate();
  const { tab = 'rating' } = useSearch({ from: '/main/players/$playerId' });
  const show = (chosen: PlayerTab) => void navigate({ to: '.', search: { tab: chosen }, replace: true });
  return (
    <Card sx={{ minWidth: 0 }}>
      <Tabs
        value={tab}
        onChange={(_, chosen: PlayerTab) => show(chosen)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('record')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {playerTabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tabs.${name}`)}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} sx={{ p: { xs: 2, sm: 3 } }}>
        <TabContent tab={tab} player={player} />
      </Box>
    </Card>
  );
}

function TabContent({ tab, player }: { readonly tab: PlayerTab; readonly player: Player }) {
  switch (tab) {
    case 'rating':
      return <RatingHistory player={player} />;
    case 'matches':
      return <PlayerMatches playerId={player._id} />;
    case 'opens':
      return <PlayerOpens playerId={player._id} />;
  }
}
