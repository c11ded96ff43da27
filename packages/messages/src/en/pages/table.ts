import type { table as original } from '../../es/pages/table.ts';
import type { Translated } from '../../translated.ts';
import { adminTables } from '../tables/admin.ts';
import { clubs } from '../tables/clubs.ts';

export const table = {
  admin: adminTables,
  clubs,
  total_one: '{{count, number}} result',
  total_other: '{{count, number}} results',
  atLeast_one: 'More than {{count, number}} result',
  atLeast_other: 'More than {{count, number}} results',
  empty: 'There are no results',
  actions: 'Actions',
  menu: 'Actions for {{name}}',
  select: 'Select {{name}}',
  selectAll: 'Select all rows on this page',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
  clearSelection: 'Clear the selection',
  sort: 'Sort by',
  ascending: '{{column}}, ascending',
  descending: '{{column}}, descending',
  pages: 'Pages',
  rowsPerPage: 'Rows per page',
  range: '{{from, number}}–{{to, number}} of {{count, number}}',
  rangeOfAtLeast: '{{from, number}}–{{to, number}} of more than {{count, number}}',
  tooDeep: 'Paging ends here: search or filter to reach the rest.',
  goTo: { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' },
} as const satisfies Translated<typeof original>;
