import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { listMatches, type Match } from '@topspin/contract';
import { sides } from '@topspin/engine';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { RowSkeletons } from '#ui/row-skeletons.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { TableHeader } from '#ui/table-header.tsx';
import { CardLink } from '#ui/text-link.tsx';
import { usePlaceName, useSideName } from '../match/match-words.ts';

const wallSize = 100;
const lookAgainEvery = 4000;

/** A wall of the scores of all matches in play. */
export function ActiveMatchesPage() {
  const { t } = useTranslation('matches');
  const playing = useQuery({
    ...apiQuery(listMatches, { query: { filters: { state: 'inPlay' }, itemsPerPage: wallSize } }),
    refetchInterval: lookAgainEvery,
  });
  const rows = (playing.data?.collection ?? []) as readonly Match[];
  return (
    <Page title={t('activeTitle')} wide>
      {playing.isPending && <RowSkeletons count={3} height={120} />}
      {playing.isError && <ErrorState error={playing.error} onRetry={() => void playing.refetch()} />}
      {playing.isSuccess && rows.length === 0 && (
        <StatePanel drawing="emptyTable" title={t('noneActive')} hint={t('noneActiveHint')} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
        }}
      >
        {rows.map((match) => (
          <LiveCard key={match._id} match={match} />
        ))}
      </Box>
    </Page>
  );
}

function LiveCard({ match }: { readonly match: Match }) {
  const name = useSideName();
  const place = usePlaceName();
  const current = match.sets.at(-1) ?? { a: 0, b: 0 };
  const [left, right] = sides.map((side) => (
    <Box key={side}>
      <Typography noWrap variant="h3" component="p">
        {name(match, side)}
      </Typography>
      <Typography variant="score" component="p">
        {current[side]}
      </Typography>
      <Typography variant="body2">{match.sets_won[side]}</Typography>
    </Box>
  ));
  return (
    <Card>
      <CardLink to={paths.match} params={{ matchId: match._id }}>
        <TableHeader left={left} right={right} />
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1.25 }}>
          {match.open.name} · {place(match)}
        </Typography>
      </CardLink>
    </Card>
  );
}
