import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { getOpen, listMatches, listPhases, type Match, type Open, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { Hint } from '#ui/page/hint.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { ButtonLink, TextLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';
import { plannedTypes } from '#domain/formats/planned-types.ts';
import { OpenTable } from '../open-table.tsx';
import { StateChip } from '../state-chip.tsx';
import { nextStep, progressOf } from '../steps/next-step.ts';
import { useStepHint } from '../steps/step-hint.ts';
import { attentionTo } from './attention.ts';
import { AttentionRow } from './attention-row.tsx';
import { useFreeTables } from './use-free-tables.ts';

type Props = {
  readonly opens: readonly Open[];
  /** Where the page's one filled button is another. */
  readonly quiet: boolean;
};

/** What an organiser has under way: the open in play, its next step and what is late, then the other opens. */
export function RunningOpenCard({ opens: [first, ...others], quiet }: Props) {
  const { t } = useTranslation('opens');
  const query = apiQuery(getOpen, { params: { id: first?._id ?? '' } });
  const enabled = first !== undefined;
  const refetchInterval = useLive(query.queryKey, first ? [`open:${first._id}`] : [], { enabled });
  const { data } = useQuery({ ...query, enabled, refetchInterval });
  if (!first) return null;
  return (
    <Box sx={{ mb: 3 }}>
      {data ? <Running open={data} quiet={quiet} /> : <RowSkeletons count={1} height={180} />}
      {others.length > 0 && (
        <Hint sx={{ mt: 1 }}>
          {t('running.others')}{' '}
          {others.slice(0, mostOthers).map(({ _id, name }, index) => (
            <span key={_id}>
              {index > 0 && ' · '}
              <TextLink to={paths.open} params={{ openId: _id }}>
                {name}
              </TextLink>
            </span>
          ))}
        </Hint>
      )}
    </Box>
  );
}

const mostOthers = 5;
const mostRows = 4;
const mostMatches = 100;

function Running({ open, quiet }: { readonly open: OpenPage; readonly quiet: boolean }) {
  const { t } = useTranslation('opens');
  const heading = useId();
  const inPlay = { enabled: open.state === 'active' };
  const phasesQuery = apiQuery(listPhases, { params: { id: open._id } });
  const matchesQuery = apiQuery(listMatches, { query: goingOn(open._id) });
  const refetchInterval = useLive(phasesQuery.queryKey, [`open:${open._id}`], inPlay);
  useLive(matchesQuery.queryKey, [`open:${open._id}`], inPlay);
  const phases = useQuery({ ...phasesQuery, ...inPlay, refetchInterval });
  const matches = useQuery({ ...matchesQuery, ...inPlay, refetchInterval });
  const free = useFreeTables(open);
  const known = phases.data?.collection ?? [];
  const hint = useStepHint()(open, nextStep(open, known, plannedTypes(open._id)));
  const attention = attentionTo({
    open,
    phases: known,
    matches: (matches.data?.collection ?? []) as Match[],
    free,
    now: Math.max(matches.dataUpdatedAt, openedAt),
  });
  return (
    <Card component="section" aria-labelledby={heading}>
      <OpenTable open={open} progress={progressOf(known)} headingId={heading} />
      <Row gap={2} sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <StateChip state={open.state} />
        {(open.state !== 'active' || phases.isSuccess) && (
          <Typography sx={{ flex: '1 1 240px', maxWidth: '70ch' }}>{hint}</Typography>
        )}
        <ButtonLink
          to={paths.open}
          params={{ openId: open._id }}
          variant={quiet ? 'outlined' : 'contained'}
          size="large"
          sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 'auto' } }}
        >
          {t('running.go')}
        </ButtonLink>
      </Row>
      {attention.length > 0 && (
        <List disablePadding aria-label={t('running.attention')} sx={{ px: { xs: 2, sm: 3 }, pb: 1.5 }}>
          {attention.slice(0, mostRows).map((one, index) => (
            <li key={index}>
              <AttentionRow attention={one} open={open} timeZone={open.venue?.time_zone} />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

const openedAt = Date.now();

/** The matches in play. */
const goingOn = (openId: string) => ({
  itemsPerPage: mostMatches,
  sortBy: ['live', 'number'],
  filters: { 'open._id': openId, state: 'inPlay' },
});
