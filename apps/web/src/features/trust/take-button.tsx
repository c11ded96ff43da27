import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Stack } from '#ui/layout.ts';
import type { TrustChange } from './changes.ts';
import { Preview } from './preview.tsx';
import { useTrustChange } from './use-trust-change.ts';

type Props = {
  readonly of: string;
  readonly change: TrustChange;
  readonly label: string;
  readonly named: string;
  readonly title: string;
  readonly done: { readonly given: string; readonly taken: string };
};

/** Withdraws trust: rated matches stay, unless giving it was a mistake. */
export function TakeButton({ of, change, label, named, title, done }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActButton aria-label={named} sx={{ flex: 'none' }} onClick={() => setAsking(true)}>
        {label}
      </ActButton>
      {asking && (
        <TakeDialog
          of={of}
          change={change}
          label={label}
          title={title}
          done={done}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function TakeDialog({
  of,
  change,
  label,
  title,
  done,
  onClose,
}: Omit<Props, 'named'> & { readonly onClose: () => void }) {
  const { t } = useTranslation('trust');
  const [undo, setUndo] = useState(false);
  const write = useTrustChange(change, done);
  return (
    <ConfirmDialog
      danger
      title={title}
      confirm={label}
      busy={write.isPending}
      onConfirm={() => write.mutate({ given: false, undo }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <Stack gap={1.5}>
        {!undo && <Typography>{t('stays')}</Typography>}
        <FormControlLabel
          label={t('alsoOut')}
          control={<Checkbox checked={undo} onChange={(_, checked) => setUndo(checked)} />}
        />
        {undo && <Preview of={of} change={change} given={false} />}
      </Stack>
    </ConfirmDialog>
  );
}
