import Typography from '@mui/material/Typography';
import type { BegunNextChoice } from '@topspin/contract';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { BegunChoice } from '../sheet/begun-choice.tsx';
import { Consequences } from '../sheet/consequences.tsx';
import type { Previewed } from './use-decision.ts';

type Props = {
  readonly shown: Previewed;
  readonly reason: string;
  readonly missing: boolean;
  readonly reasonField: RefObject<HTMLInputElement | null>;
  readonly onReason: (reason: string) => void;
  readonly onChoice: (choice: BegunNextChoice) => void;
};

/** What another result of a finished match changes elsewhere, and the reason for it. */
export function ChangedResult({ shown, reason, missing, reasonField, onReason, onChoice }: Props) {
  const { t } = useTranslation(['matches', 'validation']);
  return (
    <>
      <Typography variant="h2">{t('correct.consequences')}</Typography>
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
