import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutlinedField, type OutlinedFieldProps } from '#ui/form/outlined-field.tsx';
import { today } from '../format.ts';
import { CalendarButton } from './calendar-button.tsx';
import { dateOrder, isDate, readTyped, readTyping, separated, shownDate, type Tense } from './typed-date.ts';
import { WheelButton } from './wheel-button.tsx';

export type DateFieldProps = Pick<
  OutlinedFieldProps,
  | 'label'
  | 'helperText'
  | 'error'
  | 'disabled'
  | 'required'
  | 'autoComplete'
  | 'inputRef'
  | 'name'
  | 'size'
  | 'sx'
> & {
  /** `2011-03-12`, or as typed where that is no date. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly tense?: Tense;
};

/**
 * A date, typed in the order of the application's language or in any usual form, and never lost: what is no date stays as
 * typed, for the form's schema to refuse. With a mouse a calendar helps, on a touch screen the device's own wheel.
 */
export function DateField({ value, onChange, onBlur, tense = 'any', ...rest }: DateFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLElement>(null);
  const touch = useMediaQuery('(pointer: coarse)');
  const shown = typed ?? shownDate(value);
  const choose = (date: string) => {
    setTyped(null);
    onChange(date);
  };
  const leave = () => {
    if (typed !== null) choose(readTyped(typed, tense) ?? typed.trim());
    onBlur?.();
  };
  const picker = { disabled: rest.disabled ?? false, onChoose: choose };
  return (
    <OutlinedField
      {...rest}
      ref={field}
      value={shown}
      placeholder={pattern(t('dates.pattern'))}
      inputProps={{ inputMode: 'numeric', maxLength: 40 }}
      onChange={({ target }) => {
        const text = separated(shown, target.value);
        setTyped(text);
        onChange(readTyping(text, tense) ?? text);
      }}
      onBlur={leave}
      endAdornment={
        touch ? (
          <WheelButton
            {...picker}
            type="date"
            label={t('dates.openCalendar')}
            value={isDate(value) ? value : ''}
            max={tense === 'past' ? today() : undefined}
          />
        ) : (
          <CalendarButton {...picker} label={rest.label} value={value} tense={tense} field={field} />
        )
      }
    />
  );
}

/** "dd/mm/yyyy" in the order in which dates are typed. */
function pattern(dayFirst: string): string {
  const [day = '', month = '', year = ''] = dayFirst.split('/');
  return dateOrder() === 'dayFirst' ? dayFirst : [month, day, year].join('/');
}
