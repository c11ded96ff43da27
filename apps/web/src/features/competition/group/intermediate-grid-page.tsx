import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { getGroup, type Group } from '@topspin/contract';
import { useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { RowSkeletons } from '#ui/row-skeletons.tsx';
import { ButtonLink, TextLink } from '#ui/text-link.tsx';
import { useSideName } from '../match/match-words.ts';
import { useGroupName } from './group-name.ts';
import { GroupView } from './group-view.tsx';

/** Between two matches of a group: the grid with this match marked, and who plays and umpires next. */
export function IntermediateGridPage() {
  const { t } = useTranslation('competition');
  const { groupId = '', matchId = '' } = useParams({ strict: false });
  const group = useQuery(apiQuery(getGroup, { params: { id: groupId } }));
  const name = useGroupName();
  return (
    <Page
      title={t('group.grid')}
      hint={
        group.data && (
          <TextLink to={paths.open} params={{ openId: group.data.open._id }}>
            {group.data.open.name} · {name(group.data)}
          </TextLink>
        )
      }
      action={group.data && <NextMatch group={group.data} />}
    >
      {group.isPending && <RowSkeletons count={6} height={56} />}
      {group.isError && <ErrorState error={group.error} onRetry={() => void group.refetch()} />}
      {group.data && <GroupView group={group.data} marked={matchId} />}
    </Page>
  );
}

/** The next match in the order of play, one tap away. */
function NextMatch({ group }: { readonly group: Group }) {
  const { t } = useTranslation('competition');
  const name = useSideName();
  const next = group.matches.find(({ state }) => state === 'inPlay' || state === 'enrolled');
  if (next === undefined) return <Alert severity="success">{t('group.allDone')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { sm: 'end' } }}>
      <ButtonLink variant="contained" size="large" to={paths.match} params={{ matchId: next._id }}>
        {t(next.state === 'inPlay' ? 'group.nowPlaying' : 'group.nextUp')}: {name(next, 'a')} –{' '}
        {name(next, 'b')}
      </ButtonLink>
      {next.umpire && t('group.umpire', { name: next.umpire.name })}
    </Box>
  );
}
