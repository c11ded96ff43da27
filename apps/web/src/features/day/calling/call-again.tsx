import type { Day, DayCall } from '@topspin/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { useCallingWrite } from '../offline/use-calling-write.ts';
import { narrowed } from '../narrowed.ts';
import { matchesOf, mayManage, useMatchName } from '../shown-day.ts';
import { areBothHere } from './due.ts';
import { holdsBack } from './holds-back.ts';
import { focusTable } from './focus-table.ts';
import { MoveButton } from './move-button.tsx';
import { NextStepButton } from './next-step-button.tsx';
import { ToScoreboard } from './to-scoreboard.tsx';
import { TwoActs } from './two-acts.ts';

/** A text of more letters is narrower. */
const longFrom = 18;

type Props = {
  readonly day: Day;
  readonly call: DayCall;
  /** Whether this is what the organiser does next. */
  readonly isNext: boolean;
};

/** Under a match that is called: the way back to the queue, and its next call; once both are there, its start. Where its table is out of use, another one. */
export function CallAgain({ day, call, isNext }: Props) {
  const { t } = useTranslation('day');
  const whom = useMatchName(day)(call.match_id);
  const back = useCallingWrite(day);
  const match = matchesOf(day).get(call.match_id);
  const { table } = call;
  const isHeld = holdsBack(day, match);
  const words = t(isHeld ? 'backHeld' : 'back');
  const isSentBack = useRef(false);
  // The button goes with the call.
  useEffect(
    () => () => {
      if (isSentBack.current) requestAnimationFrame(() => focusTable(table));
    },
    [table],
  );
  return (
    <TwoActs>
      <ActButton
        busy={back.isPending}
        {...(isHeld && { title: t('backHolds') })}
        // In no more lines than the next call, which it would move.
        sx={narrowed(words, longFrom)}
        onClick={() => {
          isSentBack.current = true;
          back.mutate({ act: { act: 'back', call: call._id, match: call.match_id, table }, whom });
        }}
      >
        {words}
      </ActButton>
      {match && isStranded(day, call) ? (
        <MoveButton {...{ day, match, call }} />
      ) : areBothHere(call) ? (
        match && mayManage(day, match) && <ToScoreboard match={match} />
      ) : (
        <NextStepButton {...{ day, call, isNext }} />
      )}
    </TwoActs>
  );
}

/** Whether a match is called to a table on which nothing is played any more. */
const isStranded = ({ tables }: Day, { table }: DayCall): boolean =>
  tables.some(({ number, state }) => number === table && state === 'outOfUse');
