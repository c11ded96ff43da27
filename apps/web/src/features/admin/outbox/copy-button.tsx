import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { notify } from '#ui/notify/notifications.ts';

type Props = { readonly text: string; readonly label: string };

/** Copies a text. Browsers have no clipboard API over plain HTTP: there the text is left selected, to be copied by hand. */
export function CopyButton({ text, label }: Props) {
  const { t } = useTranslation('admin');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t('outbox.copied'));
    } catch {
      notify('warning', t('outbox.copyFailed'));
    }
  };
  return (
    <Button size="small" variant="outlined" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
