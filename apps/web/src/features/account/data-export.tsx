import { exportMe } from '@topspin/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useProblemWords } from '#ui/error-words.ts';
import { notify } from '#ui/notifications.ts';

/** Everything kept about the account, to take along. */
export function DataExport({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const words = useProblemWords();
  const download = useMutation({
    mutationFn: () => call(exportMe, { params: { id: userId } }),
    onSuccess: (kept) => saveAs('topspin.json', kept),
    onError: (problem) => notify('error', words(problem).title),
  });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('security.dataHint')}
      </Typography>
      <Button variant="outlined" disabled={download.isPending} onClick={() => download.mutate()}>
        {t('security.export')}
      </Button>
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
