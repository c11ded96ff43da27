import type { BackupState } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#lib/format.ts';
import { Notice } from '#ui/state/notice.tsx';

/** What is not as it should be: the last backup failed, or is old; nothing if all is well. */
export function BackupTrouble({ state }: { readonly state: BackupState }) {
  const { t } = useTranslation('admin');
  const { failure, is_old: isOld, folder, copy_folder: copyFolder } = state;
  if (failure) {
    const where = failure.of === 'copy' ? copyFolder : folder;
    return (
      <Notice tone="error" title={t(`backups.failed.${failure.of}`, { when: formatMoment(failure.at) })}>
        {t(`backups.why.${failure.why}`, { folder: where ?? '' })}
      </Notice>
    );
  }
  if (!isOld) return null;
  return (
    <Notice tone="error" title={t('backups.old')}>
      {t('backups.oldHint')}
    </Notice>
  );
}
