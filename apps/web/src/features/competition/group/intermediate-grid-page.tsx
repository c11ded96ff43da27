import Box from '@mui/material/Box';
import { getGroup, type Group } from '@topspin/contract';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { WayOn } from '#lib/way-on.tsx';
import { Stack } from '#ui/layout.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { KeepsHeight } from '#ui/page/keeps-height.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { CrossTable } from './cross-table.tsx';
import { useGroupName } from '../shown/group-name.ts';
import { NeedsPanel } from './needs-panel.tsx';
import { NextUp } from './next/next-up.tsx';
import { StandingsTable } from './standings-table.tsx';
import { TiesPanel } from '../shown/ties-panel.tsx';

/**
 * The page between two matches of a group: who plays and umpires next, the standings, what each player needs,
 * and the grid with this match highlighted.
 */
export function IntermediateGridPage() {
  const { t } = useTranslation('competition');
  const { openId, groupId, matchId } = useParams({
    from: '/main/parrilla-intermedia/$openId/$phaseId/$groupId/$matchId',
  });
  const group = useLiveQuery(getGroup, { params: { id: groupId } }, [`open:${openId}`]);
  if (group.isLoadingError)
    return (
      <ErrorState
        error={group.error}
        onRetry={() => void group.refetch()}
        missing={{ action: <WayOn to="opens" /> }}
      />
    );
  return (
    <Page title={t('group.grid')} hint={group.data && <BackLinks group={group.data} />}>
      {group.isPending && <RowSkeletons count={6} height={56} />}
      {group.data && <Grid group={group.data} marked={matchId} />}
    </Page>
  );
}

function BackLinks({ group }: { readonly group: Group }) {
  const name = useGroupName();
  const { open, phase_id, _id } = group;
  return (
    <>
      <TextLink to={paths.open} params={{ openId: open._id }}>
        {open.name}
      </TextLink>
      {' · '}
      <TextLink to={paths.stageGroup} params={{ openId: open._id, stageId: phase_id, groupId: _id }}>
        {name(group)}
      </TextLink>
    </>
  );
}

function Grid({ group, marked }: { readonly group: Group; readonly marked: string }) {
  const { t } = useTranslation('competition');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridAutoFlow: 'dense',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <KeepsHeight>
        <NextUp group={group} />
      </KeepsHeight>
      <Panel title={t('group.standings')}>
        <StandingsTable group={group} />
      </Panel>
      <Box sx={{ gridColumn: { lg: 2 }, minWidth: 0 }}>
        <Panel title={t('group.crossTable')}>
          <CrossTable group={group} marked={marked} />
        </Panel>
      </Box>
      {/* They come, go and grow with each result: below everything that can be tapped. */}
      <Stack sx={{ minWidth: 0 }}>
        <NeedsPanel group={group} />
        <TiesPanel group={group} />
      </Stack>
    </Box>
  );
}
