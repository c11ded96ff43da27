import Box from '@mui/material/Box';
import { callAgain, type Day, type DayCall, getOpenDay, getVenueDay, returnToQueue } from '@topspin/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call as send } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { nextStep } from './due.ts';

const WalkoverDialog = lazy(() =>
  import('./walkover-dialog.tsx').then((dialog) => ({ default: dialog.WalkoverDialog })),
);

type Props = {
  readonly day: Day;
  readonly call: DayCall;
  /** Whether this is what the organiser does next. */
  readonly isNext: boolean;
};

/** Under a match that is called: the way back to the queue, and its next call; after the third, who did not come. */
export function CallAgain({ day, call, isNext }: Props) {
  const { t } = useTranslation('day');
  const [asking, setAsking] = useState(false);
  const params = { id: day._id, call_id: call._id };
  const onSettled = () => invalidate(getOpenDay, getVenueDay);
  const again = useWrite({
    write: (number: 2 | 3) => send(callAgain, { params, body: { number } }),
    onSettled,
  });
  const back = useWrite({ write: () => send(returnToQueue, { params }), onSettled });
  const next = nextStep(call, day);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        '& button': { px: 0.5, whiteSpace: 'nowrap' },
      }}
    >
      <ActButton busy={back.isPending} onClick={() => back.mutate()}>
        {t('back')}
      </ActButton>
      {next && (
        <ActButton
          variant={isNext ? 'contained' : next.isDue ? 'outlined' : 'text'}
          busy={again.isPending}
          onClick={() => {
            if (next.step === 'walkover') setAsking(true);
            else again.mutate(next.step === 'second' ? 2 : 3);
          }}
        >
          {next.step === 'walkover' ? t('walkover') : t(`nextCall.${next.step}`)}
        </ActButton>
      )}
      <Suspense>{asking && <WalkoverDialog {...{ day, call }} onClose={() => setAsking(false)} />}</Suspense>
    </Box>
  );
}
