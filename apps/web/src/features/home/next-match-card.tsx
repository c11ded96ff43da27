import type { Match } from '@topspin/contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { formatList } from '#lib/format.ts';
import { TableHeader } from '#ui/page/table-header.tsx';
import { ButtonLink, TextLink } from '#ui/page/text-link.tsx';
import type { Turn } from './my-turn.ts';

type Props = { readonly turn: Turn<Match>; readonly playerId: string };

/** What a player has to do next: the match, the table, and what comes before it. */
export function NextMatchCard({ turn, playerId }: Props) {
  const { t } = useTranslation('home');
  const heading = useId();
  const { match } = turn;
  const isOwn = match.b?._id === playerId;
  const [left, right] = isOwn ? [match.b, match.a] : [match.a, match.b];
  return (
    <Card component="section" aria-labelledby={heading} sx={{ mb: 3 }}>
      <TableHeader
        left={<Side name={left?.name} />}
        right={<Side name={right?.name ?? t('nextMatch.pending')} />}
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
            {t(isNow(turn) ? 'nextMatch.now' : 'nextMatch.title')} · {match.open.name}
          </Typography>
          <Typography variant="h1" component="p">
            {match.table === null
              ? t(`nextMatch.${wordsOf[turn.kind].noTable}`)
              : t(`nextMatch.${wordsOf[turn.kind].table}`, { table: match.table })}
          </Typography>
          {turn.kind === 'later' && (
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {turn.busy.length > 0
                ? t('nextMatch.stillPlays', { names: formatList(turn.busy) })
                : t('nextMatch.before', { count: turn.before })}
            </Typography>
          )}
          {turn.kind === 'umpiring' && turn.next && <ThenOwn match={turn.next} />}
        </Box>
        <ButtonLink
          to={paths.match}
          params={{ matchId: match._id }}
          variant={turn.kind === 'later' ? 'outlined' : 'contained'}
          size="large"
        >
          {t(turn.kind === 'umpiring' ? 'nextMatch.score' : 'nextMatch.open')}
        </ButtonLink>
      </Box>
    </Card>
  );
}

/** For an umpire: the match they play afterwards. */
function ThenOwn({ match }: { readonly match: Match }) {
  const { t } = useTranslation('home');
  const name = (side: Match['a']) => side?.name ?? t('nextMatch.pending');
  return (
    <Typography sx={{ mt: 0.5 }}>
      {t('nextMatch.thenYou')}{' '}
      <TextLink to={paths.match} params={{ matchId: match._id }}>
        {name(match.a)} – {name(match.b)}
      </TextLink>
      {match.table !== null && `, ${t('nextMatch.atTable', { table: match.table })}`}
    </Typography>
  );
}

const isNow = ({ kind }: Turn<Match>): boolean => kind === 'umpiring' || kind === 'playing';

const wordsOf = {
  umpiring: { table: 'umpiring', noTable: 'umpiringNoTable' },
  playing: { table: 'playing', noTable: 'playingNoTable' },
  now: { table: 'table', noTable: 'noTable' },
  later: { table: 'later', noTable: 'laterNoTable' },
} as const satisfies Record<Turn<Match>['kind'], object>;

function Side({ name }: { readonly name: string | undefined }) {
  return (
    <Typography variant="h1" component="span" sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
  );
}
