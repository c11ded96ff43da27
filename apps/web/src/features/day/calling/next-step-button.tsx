import type { Day, DayCall } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { useCallingWrite } from '../offline/use-calling-write.ts';
import { useMatchName } from '../shown-day.ts';
import { isCall, nextStep, type NextStep } from './due.ts';

const WalkoverDialog = lazyDialog(() => import('../walkover/dialogs.ts').then((it) => it.WalkoverDialog));
const EarlyCallDialog = lazyDialog(() => import('../walkover/dialogs.ts').then((it) => it.EarlyCallDialog));

type Props = {
  readonly day: Day;
  readonly call: DayCall;
  /** Whether this is what the organiser does next. */
  readonly isNext: boolean;
};

/** The next call of a match, which says when it is due and asks before that; after the third, who did not come. */
export function NextStepButton({ day, call, isNext }: Props) {
  const { t } = useTranslation('day');
  /** The step that is asked about: once it is done, also by somebody else, nothing is. */
  const [asked, setAsked] = useState<NextStep['step'] | null>(null);
  const whom = useMatchName(day)(call.match_id);
  const again = useCallingWrite(day);
  const next = nextStep(call, day);
  if (!next) return null;
  const close = () => setAsked(null);
  const callAgain = () => {
    close();
    const number = next.step === 'second' ? 2 : 3;
    again.mutate({ act: { act: 'again', call: call._id, number }, whom });
  };
  const words = isCall(next) ? t(`nextCall.${next.step}`) : t('walkover');
  return (
    <>
      <ActButton
        variant={isNext ? 'contained' : next.isDue ? 'outlined' : 'text'}
        busy={again.isPending}
        onClick={() => (isCall(next) && next.isDue ? callAgain() : setAsked(next.step))}
      >
        {isCall(next) && !next.isDue
          ? t('nextCallDue', { call: words, time: formatTime(next.at, day.time_zone) })
          : words}
      </ActButton>
      {asked === next.step &&
        (isCall(next) ? (
          <EarlyCallDialog {...{ day, call, next }} onCall={callAgain} onClose={close} />
        ) : (
          <WalkoverDialog {...{ day, call }} onClose={close} />
        ))}
    </>
  );
}
