import { mdiDeleteOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Icon } from '../icon.tsx';

type Props<Row> = {
  readonly label: string;
  readonly title: string;
  readonly body: string;
  /** What it is called, where that is not to remove. */
  readonly confirm?: string;
  readonly row: Row;
  readonly remove: {
    readonly isPending: boolean;
    readonly mutate: (row: Row, on: { readonly onSettled: () => void }) => void;
  };
};

/** Removes something after asking once. */
export function RemoveButton<Row>({ label, title, body, confirm, row, remove }: Props<Row>) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton aria-label={label} onClick={() => setAsking(true)}>
        <Icon path={mdiDeleteOutline} />
      </IconButton>
      {asking && (
        <ConfirmDialog
          danger
          busy={remove.isPending}
          title={title}
          confirm={confirm ?? t('remove')}
          onConfirm={() => remove.mutate(row, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          <Typography>{body}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
