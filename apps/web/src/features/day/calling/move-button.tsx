import type { Day, DayCall, DayMatch } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';

const MoveDialog = lazyDialog(() => import('./move-dialog.tsx').then((it) => it.MoveDialog));

type Props = { readonly day: Day; readonly match: DayMatch; readonly call: DayCall };

/** For a match that is called to a table out of use: what the organiser does next. */
export function MoveButton({ day, match, call }: Props) {
  const { t } = useTranslation('day');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActButton variant="outlined" busy={false} aria-label={t('move')} onClick={() => setAsking(true)}>
        {t('moveShort')}
      </ActButton>
      {isAsking && <MoveDialog {...{ day, match, call }} onClose={() => setAsking(false)} />}
    </>
  );
}
