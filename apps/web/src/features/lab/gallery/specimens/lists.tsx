import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DecisionRow } from '#ui/list/decision-row.tsx';
import { FilterChoice } from '#ui/list/filter-choice.tsx';
import { Fold } from '#ui/list/fold.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { ListTools } from '#ui/list/list-tools.tsx';
import type { Listing, ListState } from '#ui/list/listing.ts';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { RemoveButton } from '#ui/list/remove-button.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { TitledList } from '#ui/list/titled-list.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { specimen, type Specimen } from '../specimen.ts';
import { noop, people, type SamplePerson } from './samples.ts';

const filters = [
  { value: 'all', label: 'Todos' },
  { value: 'mine', label: 'Los míos' },
  { value: 'over', label: 'Acabados' },
] as const;
type Filter = (typeof filters)[number]['value'];

function Filtered({ select = false }: { readonly select?: boolean }) {
  const [value, setValue] = useState<Filter>('all');
  const bound = { value, options: filters, onChange: setValue };
  return select ? <OptionSelect label="Orden" {...bound} /> : <FilterChoice label="Partidos" {...bound} />;
}

function Searched({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  return <SearchField label="Buscar" value={value} onChange={setValue} />;
}

const listing = (state: ListState, rows: readonly SamplePerson[]): Listing<SamplePerson> => ({
  rows,
  state,
  total: rows.length,
  error: new Error('No llegamos al servidor'),
  loadMore: noop,
  retry: noop,
  readAll: async () => ({ rows, isCut: false }),
});

const row = ({ _id, name, club, rating }: SamplePerson) => (
  <Box component="li" key={_id} sx={{ py: 1 }}>
    <TwoLines first={name} second={[club, String(rating)]} />
  </Box>
);

const list =
  (state: ListState, rows: readonly SamplePerson[] = people) =>
  () => (
    <InfiniteList list={listing(state, rows)} label="Jugadores">
      {row}
    </InfiniteList>
  );

/** Lists, and what stands above them. */
export const lists: readonly Specimen[] = [
  specimen('list/decision-row.tsx', {
    usual: () => (
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        <DecisionRow first="Núria te invita a formar pareja" second={['Puntuación 1260']}>
          <Button variant="contained">Aceptar</Button>
          <Button>Rechazar</Button>
        </DecisionRow>
      </Box>
    ),
  }),
  specimen('list/filter-choice.tsx', { usual: () => <Filtered /> }),
  specimen('list/option-select.tsx', { usual: () => <Filtered select /> }),
  specimen('list/search-field.tsx', {
    empty: () => <Searched start="" />,
    filled: () => <Searched start="Núria" />,
  }),
  specimen('list/list-tools.tsx', {
    usual: () => (
      <ListTools>
        <Searched start="" />
        <Filtered />
      </ListTools>
    ),
  }),
  specimen('list/fold.tsx', { usual: () => <Fold label="Más datos">{people[0]?.name}</Fold> }),
  specimen('list/infinite-list.tsx', {
    complete: list('complete'),
    loading: list('loading'),
    ready: list('ready', []),
    empty: list('complete', []),
    error: list('error', []),
    'error at the end': list('error'),
    boxed: () => (
      <InfiniteList list={listing('complete', people)} label="Jugadores" boxed>
        {row}
      </InfiniteList>
    ),
  }),
  specimen('list/remove-button.tsx', {
    usual: () => (
      <RemoveButton
        label="Quitar a Núria"
        title="¿Quitar a Núria?"
        body="Puede volver."
        row={people[0]}
        remove={{ isPending: false, mutate: (_, { onSettled }) => onSettled() }}
      />
    ),
  }),
  specimen('list/row-skeletons.tsx', { usual: () => <RowSkeletons count={3} height={48} /> }),
  specimen('list/titled-list.tsx', {
    usual: () => (
      <TitledList title="Se elimina">
        <li>La cuenta</li>
      </TitledList>
    ),
  }),
  specimen('list/two-lines.tsx', {
    usual: () => <TwoLines first="Núria Col·lell" second={['CTT Vic', false, '1260']} />,
    'one line': () => <TwoLines first="Núria Col·lell" second={[]} />,
  }),
];
