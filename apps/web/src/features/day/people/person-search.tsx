import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { DayPerson } from '@topspin/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly guest: DayPerson;
  readonly people: readonly DayPerson[];
  readonly opensOf: (person: DayPerson) => string;
  readonly onChoose: (person: DayPerson) => void;
};

/**
 * Anybody of another open of the day than that of a guest, by name; asked for, it has the focus. The list stays open over what is below
 * until the choice is saved and this goes.
 */
export function PersonSearch({ guest, people, opensOf, onChoose }: Props) {
  const { t } = useTranslation(['day', 'common']);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const others = people.filter(({ opens }) => !opens.some((open) => guest.opens.includes(open)));
  const labelOf = (person: DayPerson) =>
    [person.name, person.club, opensOf(person)].filter(Boolean).join(' · ');
  return (
    <Autocomplete
      options={others}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={labelOf}
      openOnFocus
      disableCloseOnSelect
      value={null}
      noOptionsText={t('people.nobody')}
      openText={t('common:showOptions')}
      closeText={t('common:close')}
      clearText={t('common:clearSearch')}
      onChange={(_, person) => person && onChoose(person)}
      renderInput={(params) => <TextField {...params} inputRef={field} label={t('people.who')} />}
    />
  );
}
