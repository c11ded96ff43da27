import Button from '@mui/material/Button';
import type { Day, DayMatch } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';

const RemoveWalkoverDialog = lazyDialog(() => import('./dialogs.ts').then((it) => it.RemoveWalkoverDialog));

type Props = { readonly day: Day; readonly match: DayMatch };

/** At the foot of a free table: takes back the walkover that was given there last. */
export function RemoveWalkover({ day, match }: Props) {
  const { t } = useTranslation('day');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button sx={{ px: 1 }} onClick={() => setAsking(true)}>
        {t('removeWalkover')}
      </Button>
      {isAsking && <RemoveWalkoverDialog {...{ day, match }} onClose={() => setAsking(false)} />}
    </>
  );
}
