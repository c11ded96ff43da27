import Box from '@mui/material/Box';
import { checkBackup, getBackups, type StoredBackup } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatMoment, formatNumber } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Row } from '#ui/layout.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { CalmRows } from '#ui/page/calm-rows.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { DownloadDialog } from './download-dialog.tsx';

type Props = {
  readonly backups: readonly StoredBackup[];
  /** Whether one is being made or checked. */
  readonly busy: boolean;
};

/** The backups, newest first, each to be checked and downloaded. */
export function BackupList({ backups, busy }: Props) {
  const { t } = useTranslation('admin');
  const [downloading, setDownloading] = useState<StoredBackup | null>(null);
  const check = useWrite({
    write: (name: string) => call(checkBackup, { params: { name } }),
    onSettled: () => invalidate(getBackups),
  });
  const facts = useFacts();
  if (backups.length === 0)
    return <StatePanel drawing="emptyTable" title={t('backups.none')} hint={t('backups.noneHint')} />;
  return (
    <>
      <CalmRows order={backups.map(({ name }) => name).join()}>
        <Box component="ul" aria-label={t('backups.list')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {backups.map((backup) => (
            <Row as="li" key={backup.name} gap={1} sx={{ justifyContent: 'space-between', py: 0.5 }}>
              <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
                <TwoLines first={formatMoment(backup.made_at)} second={facts(backup)} />
              </Box>
              <Row gap={1} nowrap>
                <ActButton
                  busy={busy || check.isPending}
                  aria-label={t('backups.checkNamed', { when: formatMoment(backup.made_at) })}
                  onClick={() => check.mutate(backup.name)}
                >
                  {t('backups.check')}
                </ActButton>
                <ActButton
                  aria-label={t('backups.downloadNamed', { when: formatMoment(backup.made_at) })}
                  onClick={() => setDownloading(backup)}
                >
                  {t('backups.download')}
                </ActButton>
              </Row>
            </Row>
          ))}
        </Box>
      </CalmRows>
      {downloading && <DownloadDialog backup={downloading} onClose={() => setDownloading(null)} />}
    </>
  );
}

const megabyte = 1_000_000;

/** What was found out about a backup comes first. */
function useFacts() {
  const { t } = useTranslation('admin');
  return ({ bytes, encrypted, copied, checked }: StoredBackup) => [
    checked && t(checked.failure === null ? 'backups.sound' : `backups.unsound.${checked.failure}`),
    t('backups.size', { size: formatNumber(bytes / megabyte, 1) }),
    encrypted && t('backups.encrypted'),
    copied && t('backups.copied'),
  ];
}
