import { listMatches, type Match } from '@topspin/contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { TableHeader } from '#ui/page/table-header.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';

const looked = 10;
const mine = apiQuery(listMatches, {
  query: { itemsPerPage: looked, filters: { mine: true, state: { $in: ['inPlay', 'enrolled'] } } },
});

/** The player's next match: the opponent and the table. Renders nothing if there is none. */
export function NextMatchCard({ playerId }: { readonly playerId: string }) {
  const { t } = useTranslation('home');
  const heading = useId();
  const matches = (useQuery(mine).data?.collection ?? []) as Match[];
  const next = matches.find(({ a, b }) => a?._id === playerId || b?._id === playerId);
  if (!next) return null;
  const rival = next.a?._id === playerId ? next.b : next.a;
  const self = rival === next.b ? next.a : next.b;
  return (
    <Card component="section" aria-labelledby={heading} sx={{ mb: 3 }}>
      <TableHeader
        left={<Side name={self?.name} />}
        right={<Side name={rival?.name ?? t('nextMatch.pending')} />}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          p: { xs: 2, sm: 3 },
        }}
      >
        <Box>
          <Typography id={heading} variant="body2" color="textSecondary" component="h2">
            {t('nextMatch.title')} · {next.open.name}
          </Typography>
          <Typography variant="h1" component="p">
            {next.table === null ? t('nextMatch.noTable') : t('nextMatch.table', { table: next.table })}
          </Typography>
        </Box>
        <ButtonLink to={paths.match} params={{ matchId: next._id }} variant="contained" size="large">
          {t('nextMatch.open')}
        </ButtonLink>
      </Box>
    </Card>
  );
}

function Side({ name }: { readonly name: string | undefined }) {
  return (
    <Typography variant="h1" component="span" sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
  );
}
