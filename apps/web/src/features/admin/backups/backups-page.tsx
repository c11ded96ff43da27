import { type BackupState, getBackups } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { Stack } from '#ui/layout.ts';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { BackupFacts } from './backup-facts.tsx';
import { BackupList } from './backup-list.tsx';
import { BackupTrouble } from './backup-trouble.tsx';
import { MakeBackup } from './make-backup.tsx';
import { RunningBackup } from './running-backup.tsx';

/** In milliseconds: how often the progress of a backup is read, and otherwise the list. */
const whileRunning = 1000;
const otherwise = 60_000;

const interval = (state: BackupState | undefined) => (state?.running ? whileRunning : otherwise);

/** For admins: the backups of the server, a button that makes one, and whether they are as they should be. */
export function BackupsPage() {
  const { t } = useTranslation('admin');
  const query = useQuery({
    ...apiQuery(getBackups),
    refetchInterval: ({ state }) => interval(state.data),
  });
  const { data } = query;
  return (
    <Page
      title={t('backups.title')}
      hint={t('backups.hint')}
      action={data?.on && <MakeBackup busy={data.running !== null} />}
    >
      {!data && <LoadState query={query} rows={{ count: 4, height: 64 }} />}
      {data && !data.on && (
        <StatePanel drawing="emptyTable" title={t('backups.off')} hint={t('backups.offHint')} />
      )}
      {data?.on && (
        <Stack gap={3}>
          <BackupTrouble state={data} />
          <Stack gap={1}>
            <RunningBackup running={data.running} />
            <Panel title={t('backups.list')}>
              <BackupList backups={data.collection} busy={data.running !== null} />
            </Panel>
          </Stack>
          <Panel title={t('backups.how')}>
            <BackupFacts state={data} />
          </Panel>
        </Stack>
      )}
    </Page>
  );
}
