import type { InstallationStatus } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Stack } from '#ui/layout.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { formatBytes } from './bytes.ts';
import { toMind, type ToMind } from './to-mind.ts';

/** What an admin should do something about, or that there is nothing. */
export function Minded({ status }: { readonly status: InstallationStatus }) {
  const { t } = useTranslation('admin');
  const words = useWords();
  const found = toMind(status);
  if (found.length === 0)
    return (
      <Notice tone="info" title={t('status.fine')}>
        {t('status.fineHint')}
      </Notice>
    );
  return (
    <Stack gap={1.5}>
      {found.map((one) => {
        const { title, hint } = words(one);
        return (
          <Notice key={one.what} tone="error" title={title}>
            {hint}
          </Notice>
        );
      })}
    </Stack>
  );
}

type Words = { readonly title: string; readonly hint: ReactNode };

function useWords(): (one: ToMind) => Words {
  const { t } = useTranslation('admin');
  return (one) => {
    switch (one.what) {
      case 'diskLow': {
        const said = { free: formatBytes(one.free), size: formatBytes(one.size) };
        return { title: t('status.mind.diskLow'), hint: t('status.mind.diskLowHint', said) };
      }
      case 'mails':
        return {
          title: t('status.mind.mails'),
          hint: (
            <>
              {t('status.mind.mailsHint', { count: one.count, since: formatMoment(one.since) })}{' '}
              <TextLink to={paths.outboxAdmin}>{t('status.mind.toMails')}</TextLink>
            </>
          ),
        };
      case 'versions':
        return {
          title: t('status.mind.versions'),
          hint: t('status.mind.versionsHint', { versions: one.versions.join(', ') }),
        };
      case 'jobs':
        return { title: t('status.mind.jobs', { count: one.count }), hint: t('status.mind.jobsHint') };
      case 'backupOld':
        return {
          title: t('status.mind.backupOld', { since: formatMoment(one.since) }),
          hint: <BackupHint />,
        };
      case 'backupNone':
        return { title: t('status.mind.backupNone'), hint: <BackupHint /> };
    }
  };
}

function BackupHint() {
  const { t } = useTranslation('admin');
  return (
    <>
      {t('status.mind.backupHint')} <TextLink to={paths.backupsAdmin}>{t('status.mind.toBackups')}</TextLink>
    </>
  );
}
