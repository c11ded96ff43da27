import Box from '@mui/material/Box';
import type { Day, DayCall } from '@topspin/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { useCallingWrite } from '../offline/use-calling-write.ts';
import { useMatchName } from '../shown-day.ts';
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
  const whom = useMatchName(day)(call.match_id);
  const again = useCallingWrite(day);
  const back = useCallingWrite(day);
  const next = nextStep(call, day);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        // In a narrow card the words take two lines.
        '& button': { px: 0.5, py: 0.25, lineHeight: 1.2 },
      }}
    >
      <ActButton
        busy={back.isPending}
        onClick={() => back.mutate({ act: { act: 'back', call: call._id }, whom })}
      >
        {t('back')}
      </ActButton>
      {next && (
        <ActButton
          variant={isNext ? 'contained' : next.isDue ? 'outlined' : 'text'}
          busy={again.isPending}
          onClick={() => {
            if (next.step === 'walkover') setAsking(true);
            else {
              const number = next.step === 'second' ? 2 : 3;
              again.mutate({ act: { act: 'again', call: call._id, number }, whom });
            }
          }}
        >
          {next.step === 'walkover' ? t('walkover') : t(`nextCall.${next.step}`)}
        </ActButton>
      )}
      <Suspense>{asking && <WalkoverDialog {...{ day, call }} onClose={() => setAsking(false)} />}</Suspense>
    </Box>
  );
}
