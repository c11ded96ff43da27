import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutlinedField, type OutlinedFieldProps } from '#ui/form/outlined-field.tsx';
import { readTime, withColon } from './typed-time.ts';
import { WheelButton } from './wheel-button.tsx';

type Props = Pick<OutlinedFieldProps, 'label' | 'error' | 'helperText' | 'disabled' | 'inputRef'> & {
  /** What it is the time of, for screen readers. */
  readonly name: string;
  /** `10:00`, or an empty text. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};

/** A time on a 24-hour clock, HH:MM; what was left out is padded and what is no time is cleared as the field is left. */
export function TimeField({ name, value, onChange, onBlur, ...rest }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const touch = useMediaQuery('(pointer: coarse)');
  const shown = typed ?? value;
  const choose = (time: string) => {
    setTyped(null);
    onChange(time);
  };
  return (
    <OutlinedField
      {...rest}
      value={shown}
      placeholder="HH:MM"
      inputProps={{ 'aria-label': name, inputMode: 'numeric', maxLength: 5 }}
      onChange={({ target }) => {
        const text = withColon(shown, target.value);
        setTyped(text);
        onChange(readTime(text));
      }}
      onBlur={() => {
        if (typed !== null) choose(readTime(typed));
        onBlur();
      }}
      endAdornment={
        touch && (
          <WheelButton
            type="time"
            label={t('dates.openClock')}
            value={value}
            disabled={rest.disabled ?? false}
            onChoose={choose}
          />
        )
      }
    />
  );
}
