import { useEffect, useRef, type FocusEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBound, type Bound } from '#ui/form/bound.ts';
import { Row } from '#ui/layout.ts';
import { isWallTime } from '../zoned-time.ts';
import { DateField } from './date-field.tsx';
import { TimeField } from './time-field.tsx';
import { isDate } from './typed-date.ts';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: string;
  /** The user moved it from one date and time to another. */
  readonly onMoved?: (from: string, to: string) => void;
};

const timeWidth = { xs: 128, sm: 104 };

/** A date and a time of day bound to one value of a form, `2026-11-28T10:00`; each half may be missing while it is typed. */
export function DateTimeInput<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
  onMoved,
}: Props<Values, Parsed>) {
  const { t } = useTranslation();
  const { field, error, invalid } = useBound({ control, name });
  const { ref, value, onChange, onBlur } = field;
  const written: string = value ?? '';
  const cut = written.lastIndexOf('T');
  const date = cut === -1 ? written : written.slice(0, cut);
  const time = cut === -1 ? '' : written.slice(cut + 1);
  const lacksTime = isDate(date) && time === '';
  const box = useRef<HTMLDivElement>(null);
  const complete = useRef(written);
  useEffect(() => {
    if (isWallTime(written)) complete.current = written;
  }, [written]);
  const change = (nextDate: string, nextTime: string) => {
    const next = nextDate === '' && nextTime === '' ? '' : `${nextDate}T${nextTime}`;
    onChange(next);
    if (isWallTime(next) && isWallTime(complete.current)) onMoved?.(complete.current, next);
  };
  return (
    <Row
      ref={box}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (!box.current?.contains(relatedTarget)) onBlur();
      }}
      sx={{
        alignItems: 'start',
        '& > :first-of-type': { flex: '1 1 8.5rem' },
        '& > :last-of-type': { flex: { xs: `0 0 ${timeWidth.xs}px`, sm: `0 0 ${timeWidth.sm}px` } },
      }}
    >
      <DateField
        label={label}
        value={date}
        inputRef={ref}
        error={invalid && !lacksTime}
        helperText={lacksTime ? undefined : error}
        onChange={(next) => change(next, time)}
      />
      <TimeField
        label={t('dates.time')}
        name={t('dates.timeOf', { field: label })}
        value={time}
        error={invalid && lacksTime}
        helperText={lacksTime ? error : undefined}
        onChange={(next) => change(date, next)}
        onBlur={() => undefined}
      />
    </Row>
  );
}
