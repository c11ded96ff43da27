import ButtonBase from '@mui/material/ButtonBase';
import type { Day, DayCall } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';

const UmpireDialog = lazyDialog(() => import('./umpire-dialog.tsx').then((it) => it.UmpireDialog));

/** Says that a called match has no umpire though its open gives one; a tap chooses one. */
export function NoUmpire({ day, call }: { readonly day: Day; readonly call: DayCall }) {
  const { t } = useTranslation('day');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonBase onClick={() => setOpen(true)} sx={asHighAsAFinger}>
        {`${t('noUmpire')} · `}
        <u>{t('setUmpire')}</u>
      </ButtonBase>
      {isOpen && <UmpireDialog {...{ day, call }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A line of text that takes the taps on the line above it, too, where nothing else does. */
const asHighAsAFinger = {
  font: 'inherit',
  whiteSpace: 'pre',
  color: 'text.primary',
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-1.5rem -0.5rem -0.25rem' },
} as const;
