import Typography from '@mui/material/Typography';
import { backupDownload, downloadBackup, type StoredBackup } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { openStream } from '#lib/api/client.ts';
import { formatMoment } from '#lib/format.ts';
import { saveFile } from '#lib/save-file.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Stack } from '#ui/layout.ts';

type Props = { readonly backup: StoredBackup; readonly onClose: () => void };

/** Says what is in the file, and asks for the password before it is downloaded. */
export function DownloadDialog({ backup: { name, made_at: at, encrypted }, onClose }: Props) {
  const { t } = useTranslation('admin');
  const form = useApiForm({
    draft: null,
    schema: backupDownload,
    defaultValues: { password: '' },
    onSubmit: async (body) => {
      const stream = await openStream(downloadBackup, { params: { name }, body, lastEventId: undefined });
      saveFile(name, await new Response(stream).blob());
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('backups.downloadTitle', { when: formatMoment(at) })}
      confirm={t('backups.download')}
      busy={form.formState.isSubmitting}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <Stack sx={{ pt: 1 }}>
        <Typography>{t(encrypted ? 'backups.sealedHint' : 'backups.openHint')}</Typography>
        {form.problem && <FormProblem problem={form.problem} />}
        <PasswordField
          control={form.control}
          name="password"
          label={t('backups.password')}
          autoComplete="current-password"
        />
      </Stack>
    </ConfirmDialog>
  );
}
