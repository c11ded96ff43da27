import type { lists as original } from '../../es/core/lists.ts';
import type { Translated } from '../../translated.ts';

export const lists = {
  empty: 'No results found',
  end: 'All results have been loaded',
  boxEnd: 'End of the results',
  failed: 'Oops something went wrong!',
  loadingMore: 'Loading more…',
  loadMore: 'Load more',
  sort: 'Sort by',
  export: 'Download the list',
  exportOf: 'Download: {{list}}',
  exportAs: { csv: 'As CSV', xlsx: 'As Excel (XLSX)' },
  exportCut_one: 'The list is longer: the file has only the first row.',
  exportCut_other: 'The list is longer: the file has only the first {{count}} rows.',
  position: 'Position',
} as const satisfies Translated<typeof original>;
