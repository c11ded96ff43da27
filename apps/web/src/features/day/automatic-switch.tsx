import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Day, editDay, getOpenDay, getVenueDay } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { dismiss, notify } from '#ui/notify/notifications.ts';
import { callsAtOnce } from './next/next-row.ts';

/** One control for the whole day: whether free tables are given the next match without a tap. It asks before it calls at once. */
export function AutomaticSwitch({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  /** How many matches are called at once if it is confirmed. */
  const [asked, setAsked] = useState<number | null>(null);
  const count = callsAtOnce(day);
  const change = useWrite({
    onMutate: dismiss,
    write: (automatic: boolean) =>
      call(editDay, { params: { id: day._id }, version: day.version, body: { automatic } }),
    onSuccess: (_, automatic) => {
      // Without the question, this says what it does and what it does not.
      if (automatic && asked === null) notify('info', t('automaticOn'), { subtitle: t('automaticOnHint') });
    },
    onSettled: () => {
      setAsked(null);
      return invalidate(getOpenDay, getVenueDay);
    },
  });
  return (
    <>
      <FormControlLabel
        label={t('automatic')}
        sx={onPhones}
        control={
          <Switch
            checked={change.isPending ? change.variables : day.automatic}
            onChange={(_, automatic) => (automatic && count > 0 ? setAsked(count) : change.mutate(automatic))}
          />
        }
      />
      {asked !== null && (
        <ConfirmDialog
          title={t('callsAtOnce')}
          confirm={t('switchOn')}
          busy={change.isPending}
          onConfirm={() => change.mutate(true)}
          onCancel={() => setAsked(null)}
        >
          <Typography>{t('callsAtOnceHint', { count: asked })}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}

/** On a phone beside the views and the menu, its words in two lines. */
const onPhones = {
  mr: { xs: 0, sm: 2 },
  '& .MuiFormControlLabel-label': {
    width: { xs: 'min-content', sm: 'auto' },
    fontSize: { xs: '0.875rem', sm: '1rem' },
    lineHeight: { xs: 1.15, sm: 1.5 },
  },
} as const;
