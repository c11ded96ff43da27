import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Group, listPhases } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { useSideName } from '#domain/match/match-words.ts';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import { nextMatches } from './next-matches.ts';
import { restingOf } from './resting.ts';

type Props = { readonly group: Group };

/** The players and umpires of now and next in a group, and those who rest. */
export function NextUp({ group }: Props) {
  const { t } = useTranslation('competition');
  const next = nextMatches(group.matches);
  const { current, following } = next;
  const resting = restingOf(group, next);
  if (group.matches.length === 0) return null;
  if (current === undefined) return <AllDone group={group} />;
  const live = current.state === 'inPlay';
  return (
    <Panel title={t(live ? 'group.nowPlaying' : current.called_at ? 'group.called' : 'group.nextUp')}>
      <Called match={current} />
      <ButtonLink
        variant="contained"
        size="large"
        to={paths.match}
        params={{ matchId: current._id }}
        sx={{ mt: 2 }}
        startIcon={live ? <ServeBall size={12} /> : null}
      >
        {t(live ? 'group.follow' : 'group.start')}
      </ButtonLink>
      {following && (
        <Box sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="subtitle2" component="h3" color="textSecondary">
            {t(following.called_at ? 'group.called' : 'group.afterThat')}
          </Typography>
          <Called match={following} />
        </Box>
      )}
      {resting.length > 0 && (
        <Hint sx={{ mt: 2 }}>
          {t('group.rest')}: {resting.join(', ')}
        </Hint>
      )}
    </Panel>
  );
}

/** After the last match: its organiser goes on to the next group, or back to the next step of the open. */
function AllDone({ group }: Props) {
  const { t } = useTranslation('competition');
  const { open, phase_id: stageId } = group;
  const phases = useQuery({
    ...apiQuery(listPhases, { params: { id: open._id } }),
    enabled: open.may_manage,
  });
  const phase = phases.data?.collection.find(({ _id }) => _id === stageId);
  const next = phase?.groups.find(({ matches, matches_finished: done }) => done < matches);
  return (
    <Panel title={t('group.allDone')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {next && (
          <ButtonLink
            variant="contained"
            size="large"
            to={paths.stageGroup}
            params={{ openId: open._id, stageId, groupId: next._id }}
          >
            {t('group.goTo', { name: next.name })}
          </ButtonLink>
        )}
        <ButtonLink
          variant={phase && !next ? 'contained' : 'outlined'}
          size="large"
          to={paths.open}
          params={{ openId: open._id }}
          search={{ tab: 'groups' }}
        >
          {t('group.backToOpen')}
        </ButtonLink>
      </Box>
    </Panel>
  );
}

/** Two lines of names and one of details: the next match may have longer ones. */
const nameAndDetails = '4.1rem';

/** Both names, the table and the umpire of a called match. */
function Called({ match }: { readonly match: Group['matches'][number] }) {
  const { t } = useTranslation('match');
  const name = useSideName();
  const details = [
    match.table !== null && t('table', { number: match.table }),
    match.umpire && t('umpire', { name: match.umpire.name }),
  ];
  return (
    <Box sx={{ minHeight: nameAndDetails }}>
      <Typography variant="h3" component="p">
        {name(match, 'a')} – {name(match, 'b')}
      </Typography>
      <Hint>{details.filter(Boolean).join(' · ')}</Hint>
    </Box>
  );
}
