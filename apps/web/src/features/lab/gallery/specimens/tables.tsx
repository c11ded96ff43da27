import MenuItem from '@mui/material/MenuItem';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Column, TablePage } from '#ui/table/columns.ts';
import { DataTable, type TableProps } from '#ui/table/data-table.tsx';
import { RowCards } from '#ui/table/row-cards.tsx';
import { RowHeading } from '#ui/table/row-heading.tsx';
import { RowMenu } from '#ui/table/row-menu.tsx';
import { useSelection } from '#ui/table/selection.ts';
import { SelectionBar } from '#ui/table/selection-bar.tsx';
import { SortSelect } from '#ui/table/sort-select.tsx';
import { TableFoot } from '#ui/table/table-foot.tsx';
import { TableTools } from '#ui/table/table-tools.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { specimen, type Specimen } from '../specimen.ts';
import { noop, people, type SamplePerson } from './samples.ts';

const columns: readonly Column<SamplePerson>[] = [
  { id: 'name', label: 'Nombre', sortable: true, cell: ({ name }) => name },
  { id: 'club', label: 'Club', sortable: true, cell: ({ club }) => club },
  { id: 'rating', label: 'Rating', align: 'right', cell: ({ rating }) => rating },
];

type PageState = Partial<Pick<TablePage<SamplePerson>, 'state' | 'rows' | 'isOutdated'>>;

function usePage({
  state = 'loaded',
  rows = people,
  isOutdated = false,
}: PageState): TablePage<SamplePerson> {
  const [sort, setSort] = useState({ by: 'name', desc: false });
  const [page, setPage] = useState(1);
  const [rowsPerPage, setRowsPerPage] = useState(10);
  return {
    rows,
    state,
    error: new Error('No llegamos al servidor'),
    isOutdated,
    total: state === 'loaded' ? rows.length * 10 : null,
    isAtLeast: false,
    page,
    lastPage: 4,
    rowsPerPage,
    sort,
    setPage,
    setRowsPerPage,
    setSort,
    retry: noop,
  };
}

const bulk = () => <Button>Eliminar</Button>;
const menu = () => <MenuItem>Editar</MenuItem>;
const nameOf = ({ name }: SamplePerson) => name;

const useProps = (given: PageState): TableProps<SamplePerson> => ({
  label: 'Jugadores',
  columns,
  page: usePage(given),
  nameOf,
  renderMenu: menu,
  renderBulk: bulk,
});

const Whole = (given: PageState) => <DataTable {...useProps(given)} />;

function Part({ of }: { readonly of: 'cards' | 'wide' }) {
  const props = useProps({});
  const selection = useSelection(props.page.rows);
  const Rows = of === 'cards' ? RowCards : WideTable;
  return <Rows {...props} selection={selection} />;
}

function Bar({ ticked }: { readonly ticked: boolean }) {
  const selection = useSelection(people);
  const shown = ticked ? { ...selection, rows: people } : selection;
  return <SelectionBar selection={shown} bulk={bulk} count="40 jugadores" sort={null} />;
}

function Sorting() {
  const { sort, setSort } = usePage({});
  return <SortSelect columns={columns} sort={sort} onSort={setSort} />;
}

const Foot = () => <TableFoot page={usePage({})} />;

/** Tables for administration, and their parts. */
export const tables: readonly Specimen[] = [
  specimen('table/data-table.tsx', {
    loaded: () => <Whole />,
    loading: () => <Whole state="loading" rows={[]} />,
    outdated: () => <Whole isOutdated />,
    empty: () => <Whole rows={[]} />,
    error: () => <Whole state="error" rows={[]} />,
  }),
  specimen('table/wide-table.tsx', { usual: () => <Part of="wide" /> }),
  specimen('table/row-cards.tsx', { usual: () => <Part of="cards" /> }),
  specimen('table/row-heading.tsx', {
    usual: () => <RowHeading onOpen={undefined}>Núria Col·lell</RowHeading>,
    opens: () => <RowHeading onOpen={noop}>Núria Col·lell</RowHeading>,
  }),
  specimen('table/row-menu.tsx', { usual: () => <RowMenu name="Núria Col·lell">{menu()}</RowMenu> }),
  specimen('table/selection-bar.tsx', {
    'none ticked': () => <Bar ticked={false} />,
    ticked: () => <Bar ticked />,
  }),
  specimen('table/sort-select.tsx', { usual: () => <Sorting /> }),
  specimen('table/table-foot.tsx', { usual: () => <Foot /> }),
  specimen('table/table-tools.tsx', {
    usual: () => <TableTools searchLabel="Buscar" search="" onSearch={noop} />,
  }),
];
