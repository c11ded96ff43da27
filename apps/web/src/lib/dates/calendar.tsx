import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import { caES, enUS, esES } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/ca';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/es';
import { useTranslation } from 'react-i18next';
import { locale, today } from '../format.ts';
import { isDate, type Tense } from './typed-date.ts';

/** The language of the calendar; its week starts on Monday but in American English. */
const languages = {
  'es-ES': { adapter: 'es', texts: esES },
  'ca-ES': { adapter: 'ca', texts: caES },
  'en-GB': { adapter: 'en-gb', texts: enUS },
  'en-US': { adapter: 'en', texts: enUS },
} as const;

type Texts = NonNullable<LocalizationProviderProps<true>['localeText']>;

/** The library's texts do not fit the library's type where absent and undefined differ. */
const textsOf = ({ components }: typeof esES) =>
  components.MuiLocalizationProvider.defaultProps.localeText as Texts;

/** Noon exists on every day of every time zone; midnight does not. */
const noonOf = (date: string) => dayjs(`${date}T12:00`);

export type CalendarProps = {
  /** `2011-03-12`, or anything else for none. */
  readonly value: string;
  readonly tense: Tense;
  readonly onChoose: (date: string) => void;
};

/** A month to choose a day of; for a date in the past it begins with the year. In a chunk of its own: see calendar-button.tsx. */
export function Calendar({ value, tense, onChoose }: CalendarProps) {
  const { t } = useTranslation('forms');
  const { adapter, texts } = languages[locale()];
  const switchLabel = (view: string) => t(view === 'year' ? 'dates.toMonth' : 'dates.toYears');
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={adapter}
      localeText={{ ...textsOf(texts), calendarViewSwitchingButtonAriaLabel: switchLabel }}
    >
      <DateCalendar
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened takes the focus
        autoFocus
        sx={{ '& [role="gridcell"], & [role="columnheader"]': { fontSize: '0.875rem' } }}
        defaultValue={isDate(value) ? noonOf(value) : null}
        views={['year', 'month', 'day']}
        openTo={tense === 'past' && !isDate(value) ? 'year' : 'day'}
        {...(tense === 'past' && { maxDate: noonOf(today()), yearsOrder: 'desc' })}
        onChange={(day, selection) => {
          if (day && selection === 'finish') onChoose(day.format('YYYY-MM-DD'));
        }}
      />
    </LocalizationProvider>
  );
}
