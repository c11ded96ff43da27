import { mdiDeleteOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Icon } from './icon.tsx';

type Props = {
  readonly label: string;
  readonly title: string;
  readonly body: string;
  readonly onConfirm: () => Promise<void>;
};

/** Removes something after asking once. */
export function RemoveButton({ label, title, body, onConfirm }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <IconButton aria-label={label} onClick={() => setAsking(true)}>
        <Icon path={mdiDeleteOutline} />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={title}
        confirm={t('remove')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Typography>{body}</Typography>
      </ConfirmDialog>
    </>
  );
}
