import { getVersus, type Versus } from '@topspin/contract';
import { shownRating, type Side } from '@topspin/engine';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { isProblem } from '#lib/api/problem.ts';
import { formatNumber } from '#lib/format.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { TableHeader } from '#ui/page/table-header.tsx';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Contender } from '../shown/contender.tsx';
import { FiguresTable } from '../match/figures-table.tsx';
import { PlayerMatches } from '../match-list/player-matches.tsx';

/** Two players head to head: what each won against the other, and their matches. */
export function VersusPage() {
  const { t } = useTranslation('matches');
  const { playerId: id, otherId: other_id } = useParams({ from: '/main/players/$playerId/versus/$otherId' });
  const { data, error, refetch } = useQuery(apiQuery(getVersus, { params: { id, other_id } }));
  if (error && (!data || isProblem(error, 'thing.notFound'))) {
    return (
      <ErrorState
        error={error}
        onRetry={() => void refetch()}
        missing={{ title: t('versus.notFound'), action: <WayOn to="players" /> }}
      />
    );
  }
  if (!data) return <BallLoader />;
  return (
    <Page title={t('versus.title')}>
      <Stack gap={3}>
        <Comparison versus={data} />
        {hasMet(data) && (
          <Panel title={t('versus.matches')}>
            <PlayerMatches key={`${id} ${other_id}`} playerId={id} against={other_id} />
          </Panel>
        )}
      </Stack>
    </Page>
  );
}

const hasMet = ({ a, b }: Versus): boolean => a.won.matches + b.won.matches > 0;

const compared = ['matches', 'sets', 'points'] as const;

function Comparison({ versus }: { readonly versus: Versus }) {
  const { a, b } = versus;
  const { t } = useTranslation('matches');
  return (
    <Card sx={{ borderColor: 'var(--mui-palette-table-main)' }}>
      <TableHeader left={<PlayerSide side="a" player={a} />} right={<PlayerSide side="b" player={b} />} />
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        {hasMet(versus) ? (
          <>
            <FiguresTable
              names={{ a: a.name, b: b.name }}
              figures={compared.map((figure) => ({
                label: t(`versus.won.${figure}`),
                a: a.won[figure],
                b: b.won[figure],
              }))}
            />
            <Hint sx={{ mt: 1, textAlign: 'center' }}>{t('versus.counted')}</Hint>
          </>
        ) : (
          <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
            {t('versus.neverMet')}
          </Typography>
        )}
      </Box>
    </Card>
  );
}

const PlayerSide = ({ side, player }: { readonly side: Side; readonly player: Versus['a'] }) => (
  <Contender
    isLink
    side={side}
    name={player.name}
    player={{ ...player, club_id: player.club?._id ?? null }}
    detail={shownRating(player.rating)}
    figure={formatNumber(player.won.matches)}
  />
);
