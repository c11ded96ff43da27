import Box from '@mui/material/Box';
import { getMatch, type MatchPage as Match } from '@topspin/contract';
import { useParams, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { formatTime } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { ButtonLink, TextLink } from '#ui/page/text-link.tsx';
import { useIsWholeScreen } from '#ui/page/whole-screen.ts';
import { widths } from '#ui/theme/tokens.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { MatchCall } from './match-call.tsx';
import { usePlaceName, useSideName } from '#domain/match/match-words.ts';
import { MatchView } from './match-view.tsx';
import { useTablesLink } from '#domain/day/from-tables.ts';

/**
 * The page of one match, with a link back to its group or bracket. The names are on the table below the
 * heading.
 */
export function MatchPage() {
  const { t } = useTranslation('matches');
  const { matchId } = useParams({ from: '/main/match/$matchId' });
  const { enter } = useSearch({ from: '/main/match/$matchId' });
  const { data: match } = useQuery(apiQuery(getMatch, { params: { id: matchId } }));
  const name = useSideName();
  const title = match ? `${name(match, 'a')} – ${name(match, 'b')}` : t('title');
  const isScoring = useIsWholeScreen();
  usePageTitle(title);
  return (
    <Box sx={{ maxWidth: widths.page, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 1, sm: 2 } }}>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      {match && !isScoring && <Whereabouts match={match} />}
      <MatchView matchId={matchId} startsBySets={enter === 'sets'} />
    </Box>
  );
}

/** The way back to the tables for those who came from there, the open, the group or round, and the format. What changes stands last, where it moves nothing. */
function Whereabouts({ match }: { readonly match: Match }) {
  const { t } = useTranslation(['match', 'matches']);
  const place = usePlaceName();
  const { open, phase_id, group_id } = match;
  const tables = useTablesLink(open._id);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 0, sm: 0.5 }, mb: { xs: 0.5, sm: 1.5 } }}>
      {tables && (
        <ButtonLink
          variant={match.state === 'finished' ? 'contained' : 'outlined'}
          {...tables}
          sx={{ justifySelf: 'start', mb: 1 }}
        >
          {t('matches:over.tables')}
        </ButtonLink>
      )}
      <Hint>
        <TextLink to={paths.open} params={{ openId: open._id }}>
          {open.name}
        </TextLink>
        {' · '}
        <TextLink to={paths.stageGroup} params={{ openId: open._id, stageId: phase_id, groupId: group_id }}>
          {place(match)}
        </TextLink>
        {' · '}
        {t('match:bestOf', { count: match.best_of })}
        <VersusLink match={match} />
        <BoardLink match={match} />
      </Hint>
      <Stage match={match} />
      <MatchCall match={match} />
    </Box>
  );
}

/** Whether it is in play and since when, its table and its umpire: on a phone they may take two lines. */
function Stage({ match }: { readonly match: Match }) {
  const { t } = useTranslation(['matches', 'match']);
  const { state, started_at: start, table, umpire, open } = match;
  const since =
    state === 'inPlay' && start && t('since', { time: formatTime(start, open.time_zone ?? undefined) });
  const told = [
    [t(`match:states.${state}`), since].filter(Boolean).join(' '),
    table !== null && t('match:table', { number: table }),
    umpire && t('match:umpire', { name: umpire.name }),
  ];
  return <Hint sx={{ minHeight: { xs: '2.5rem', sm: 0 } }}>{told.filter(Boolean).join(' · ')}</Hint>;
}

/** Leads to the scoreboard for a second screen, until the match is over. */
function BoardLink({ match: { _id, state } }: { readonly match: Match }) {
  const { t } = useTranslation('match');
  if (state === 'finished' || state === 'waiting') return null;
  return (
    <>
      {' · '}
      <TextLink to={paths.board} params={{ matchId: _id }}>
        {t('board')}
      </TextLink>
    </>
  );
}

/** Leads to all the matches between both players; guests have only this open. */
function VersusLink({ match: { a, b } }: { readonly match: Match }) {
  const { t } = useTranslation('matches');
  if (!a || !b || a.guest || b.guest) return null;
  return (
    <>
      {' · '}
      <TextLink to={paths.versus} params={{ playerId: a._id, otherId: b._id }}>
        {t('versus.title')}
      </TextLink>
    </>
  );
}
