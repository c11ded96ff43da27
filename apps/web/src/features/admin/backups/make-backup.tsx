import { getBackups, makeBackup } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';

/** Starts a backup; the page then shows how far it is. */
export function MakeBackup({ busy }: { readonly busy: boolean }) {
  const { t } = useTranslation('admin');
  const make = useWrite({
    write: () => call(makeBackup),
    onSettled: () => invalidate(getBackups),
  });
  return (
    <ActButton variant="contained" busy={busy || make.isPending} onClick={() => make.mutate()}>
      {t('backups.make')}
    </ActButton>
  );
}
