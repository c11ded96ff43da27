import { searchPlaces, type Place } from '@topspin/contract';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { useProblemWords } from '#ui/state/error-words.ts';
import { placeLabel } from './place-label.ts';

type Props = {
  /** What is searched to begin with. */
  readonly initial: string;
  readonly host: string;
  readonly onChoose: (place: Place) => void;
};

const lettersAtLeast = 3;
const anHour = 60 * 60_000;

/** Searches an address with the geocoder, half a second after the last key, and suggests what it finds. */
export function AddressSearch({ initial, host, onChoose }: Props) {
  const { t } = useTranslation(['map', 'common']);
  const [typed, setTyped] = useState(initial);
  const query = useDebounced(typed.trim().slice(0, 200));
  const isLong = query.length >= lettersAtLeast;
  const found = useQuery({
    ...apiQuery(searchPlaces, { query: { query } }),
    enabled: isLong,
    // A search without an answer is repeated.
    staleTime: ({ state }) => (state.data?.away ? 0 : anHour),
    retry: false,
  });
  const problem = useProblemWords()(found.error);
  const nothing = () => {
    if (!isLong) return t('map:typeMore');
    if (found.isError) return problem.title;
    return found.data?.away ? t('map:searchAway', { geocoder: host }) : t('map:nothing');
  };
  return (
    <Autocomplete<Place>
      options={isLong ? (found.data?.features ?? []) : []}
      filterOptions={(places) => places}
      getOptionLabel={placeLabel}
      getOptionKey={({ geometry: { coordinates }, ...place }) =>
        `${coordinates.join()} ${placeLabel({ geometry: { type: 'Point', coordinates }, ...place })}`
      }
      isOptionEqualToValue={(one, other) => one === other}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        if (reason === 'input' || reason === 'clear') setTyped(text);
      }}
      onChange={(_, place) => {
        if (!place) return;
        setTyped(placeLabel(place));
        onChoose(place);
      }}
      loading={typed.trim() !== query || found.isFetching}
      loadingText={t('common:loading')}
      noOptionsText={nothing()}
      openText={t('common:showOptions')}
      closeText={t('common:close')}
      clearText={t('common:remove')}
      slotProps={{ paper: { variant: 'outlined' } }}
      renderInput={(params) => (
        <TextField {...params} label={t('map:search')} helperText={t('map:searchHint', { geocoder: host })} />
      )}
    />
  );
}
