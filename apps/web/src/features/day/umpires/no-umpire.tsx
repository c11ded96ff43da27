import ButtonBase from '@mui/material/ButtonBase';
import type { Day, DayCall } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';

const UmpireDialog = lazyDialog(() => import('./umpire-dialog.tsx').then((it) => it.UmpireDialog));

type Props = {
  readonly day: Day;
  /** The call that lacks an umpire, if it does. */
  readonly call: DayCall | undefined;
};

/** Says that a called match has no umpire though its open gives one; a tap chooses one. The dialog says itself why it closes. */
export function NoUmpire({ day, call }: Props) {
  const { t } = useTranslation('day');
  const [asked, setAsked] = useState<DayCall | null>(null);
  return (
    <>
      {call && (
        <ButtonBase onClick={() => setAsked(call)} sx={asHighAsAFinger}>
          {`${t('noUmpire')} · `}
          <u>{t('setUmpire')}</u>
        </ButtonBase>
      )}
      {asked && <UmpireDialog {...{ day }} call={asked} onClose={() => setAsked(null)} />}
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
