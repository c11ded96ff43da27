import { getVersus, type Versus } from '@topspin/contract';
import { shownRating, type Side } from '@topspin/engine';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { isProblem } from '#lib/api/problem.ts';
import { formatNumber } from '#lib/format.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { TableHeader } from '#ui/page/table-header.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
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
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Comparison versus={data} />
        {hasMet(data) && (
          <Panel title={t('versus.matches')}>
            <PlayerMatches key={`${id} ${other_id}`} playerId={id} against={other_id} />
          </Panel>
        )}
      </Box>
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
      <TableHeader left={<Contender side="a" player={a} />} right={<Contender side="b" player={b} />} />
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
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1, textAlign: 'center' }}>
              {t('versus.counted')}
            </Typography>
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

/** One of the two, as on the table of a match: picture, name and rating, and the matches won. */
function Contender({ side, player }: { readonly side: Side; readonly player: Versus['a'] }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: side === 'b' ? 'row-reverse' : 'row',
        alignItems: 'center',
        gap: 2,
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <PersonAvatar name={player.name} src={player.avatar} club={player.club?._id} onTable />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography
          variant="h2"
          component="p"
          sx={{ fontSize: 'min(1.25rem, 6.5vw)', overflowWrap: 'anywhere' }}
        >
          <PlainLink to={paths.player} params={{ playerId: player._id }}>
            {player.name}
          </PlainLink>
        </Typography>
        <Typography variant="body2" sx={{ opacity: 0.9 }}>
          {shownRating(player.rating)}
        </Typography>
      </Box>
      <Typography variant="score" component="p" sx={{ fontSize: { xs: '2.5rem', sm: '4rem' } }}>
        {formatNumber(player.won.matches)}
      </Typography>
    </Box>
  );
}
