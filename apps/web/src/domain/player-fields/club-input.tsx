import { listClubs } from '@topspin/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import type { Bound } from '#ui/form/bound.ts';
import { SuggestInput } from '#ui/form/suggest-input.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';

const most = 8;

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & { readonly label: string };

/** A club by name, with those that exist already, so that one club is not written in two ways. */
export function ClubInput<Values extends FieldValues, Parsed>(props: Props<Values, Parsed>) {
  const { t } = useTranslation('forms');
  const typed: string = useWatch({ control: props.control, name: props.name }) ?? '';
  const search = useDebounced(typed.trim());
  const { data } = useQuery({
    ...apiQuery(listClubs, {
      query: { itemsPerPage: most, simpleSearch: { search, fields: ['name'] }, project: ['name'] },
    }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const found = search === '' ? [] : (data?.collection ?? []).flatMap(({ name }) => name ?? []);
  const isChosen = found.includes(search);
  return <SuggestInput {...props} hint={t('clubHint')} suggestions={isChosen ? [] : found} />;
}
