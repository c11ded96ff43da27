import { getBackups } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { paths } from '#lib/paths.ts';
import { useMe } from '#lib/session/use-me.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { Notice } from '#ui/state/notice.tsx';

/** Tells an admin that the last backup is old or failed; renders nothing to others. */
export function BackupNotice() {
  const { t } = useTranslation('management');
  const isAdmin = useMe()?.user.roles.includes('admin') ?? false;
  const { data } = useQuery({ ...apiQuery(getBackups), enabled: isAdmin });
  if (!data?.is_old && !data?.failure) return null;
  return (
    <Notice tone="error" title={t('backups.title')}>
      <TextLink to={paths.backupsAdmin}>{t('backups.see')}</TextLink>
    </Notice>
  );
}
