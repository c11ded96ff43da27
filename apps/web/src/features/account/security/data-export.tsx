import { exportMe } from '@topspin/contract';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';

/** Downloads everything stored about the account. */
export function DataExport({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const download = useWrite({
    write: () => call(exportMe, { params: { id: userId } }),
    onSuccess: (kept) => saveAs('topspin.json', kept),
  });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('security.dataHint')}
      </Typography>
      <ActButton variant="outlined" busy={download.isPending} onClick={() => download.mutate()}>
        {t('security.export')}
      </ActButton>
    </>
  );
}

function saveAs(name: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
