import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';

type Props = {
  /** Whether the match is to be played. */
  readonly plays: boolean;
  readonly onChoose: (plays: boolean) => void;
};

/** For a walkover: whether it ended another way, or the match is to be played after all. */
export function PutBackChoice({ plays, onChoose }: Props) {
  const { t } = useTranslation('matches');
  const hint = useId();
  return (
    <div>
      <RadioGroup
        aria-label={t('correct.putBack.label')}
        {...(plays && { 'aria-describedby': hint })}
        value={plays ? 'play' : 'result'}
        onChange={(_, value) => onChoose(value === 'play')}
      >
        {(['result', 'play'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={t(`correct.putBack.${value}`)}
          />
        ))}
      </RadioGroup>
      {plays && <Hint id={hint}>{t('correct.putBack.hint')}</Hint>}
    </div>
  );
}
