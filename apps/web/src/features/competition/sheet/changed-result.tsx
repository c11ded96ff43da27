import Typography from '@mui/material/Typography';
import type { AnswerOf, BegunNextChoice, correctResult } from '@topspin/contract';
import type { Ref, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { BegunChoice } from './begun-choice.tsx';
import { Consequences } from './consequences.tsx';

/** What another result changes elsewhere, for a choice of what happens to a next match that has begun. */
export type Preview = {
  readonly choice: BegunNextChoice;
  readonly consequences: AnswerOf<typeof correctResult>['consequences'];
  /** Whether there is such a match, and so a choice to make. */
  readonly asks: boolean;
};

type Props = {
  readonly shown: Preview;
  readonly reason: string;
  /** Whether somebody tried to go on without a reason. */
  readonly missing: boolean;
  readonly heading?: Ref<HTMLElement>;
  readonly reasonField: RefObject<HTMLInputElement | null>;
  readonly onReason: (reason: string) => void;
  readonly onChoice: (choice: BegunNextChoice) => void;
};

/** What another result of a finished match changes elsewhere, and the reason for it. */
export function ChangedResult({ shown, heading, reason, missing, reasonField, onReason, onChoice }: Props) {
  const { t } = useTranslation(['matches', 'validation']);
  return (
    <>
      <Typography variant="h2" {...(heading && { ref: heading })}>
        {t('correct.consequences')}
      </Typography>
      {shown.asks && <BegunChoice choice={shown.choice} onChoose={onChoice} />}
      <Consequences consequences={shown.consequences} />
      <OutlinedField
        required
        inputRef={reasonField}
        label={t('correct.reason')}
        value={reason}
        error={missing}
        helperText={missing && t('validation:required')}
        onChange={({ target }) => onReason(target.value)}
      />
    </>
  );
}
