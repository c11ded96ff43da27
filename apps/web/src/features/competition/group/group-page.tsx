import Button from '@mui/material/Button';
import { getGroup, type Group } from '@topspin/contract';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { asWhole } from '#lib/export/sheet-of.ts';
import { WayOn } from '#lib/way-on.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { matchesSheet } from '../match-list/matches-sheet.ts';
import { useGroupName } from '../shown/group-name.ts';
import { LateEntryDialog, useLateCandidates, useLateEntry } from '../late-entry/late-entry-dialog.tsx';
import { GroupView } from './group-view.tsx';

/** The page of one group or bracket, kept up to date while it is open. */
export function GroupPage() {
  const { t } = useTranslation('competition');
  const { openId, groupId } = useParams({ from: '/main/single-open/$openId/stage/$stageId/group/$groupId' });
  const group = useLiveQuery(getGroup, { params: { id: groupId } }, [`open:${openId}`]);
  const name = useGroupName();
  if (group.isLoadingError)
    return (
      <ErrorState
        error={group.error}
        onRetry={() => void group.refetch()}
        missing={{ action: <WayOn to="opens" /> }}
      />
    );
  return (
    <Page
      wide={group.data?.type === 'knockout'}
      title={group.data ? name(group.data) : t('group.stage')}
      hint={
        group.data && (
          <TextLink to={paths.open} params={{ openId: group.data.open._id }}>
            {group.data.open.name}
          </TextLink>
        )
      }
      action={group.data && <Actions group={group.data} />}
    >
      {group.isPending && <RowSkeletons count={6} height={56} />}
      {group.data && <GroupView group={group.data} />}
    </Page>
  );
}

/** Downloads the matches of a bracket; the lists of a group are below. */
function Actions({ group }: { readonly group: Group }) {
  const name = useGroupName();
  if (group.type !== 'knockout') return <LateEntry group={group} />;
  return (
    <ExportMenu read={() => matchesSheet(`${group.open.name} ${name(group)}`, asWhole(group.matches))} />
  );
}

/** The button that adds a late player to the group, while that is possible. */
function LateEntry({ group }: { readonly group: Group }) {
  const { t } = useTranslation('competition');
  const [adding, setAdding] = useState(false);
  const entry = useLateEntry(group);
  if (entry === undefined) return null;
  if (entry === 'begun') return <TooLate group={group} />;
  return (
    <>
      <Button variant="outlined" onClick={() => setAdding(true)}>
        {t('lateEntry.add')}
      </Button>
      {adding && <LateEntryDialog group={group} onClose={() => setAdding(false)} />}
    </>
  );
}

/** Why those who missed the draw cannot enter this group; nothing if nobody did. */
function TooLate({ group }: { readonly group: Group }) {
  const { t } = useTranslation('competition');
  const late = useLateCandidates(group);
  if (late.length === 0) return null;
  return <Hint sx={{ maxWidth: '44ch' }}>{t('lateEntry.tooLate')}</Hint>;
}
