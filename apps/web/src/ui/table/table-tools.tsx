import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout.ts';
import { SearchField } from '../list/search-field.tsx';

type Props = {
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The download of the list, an icon. */
  readonly download?: ReactNode;
  /** The filters. */
  readonly children?: ReactNode;
};

/** Above a table: its search, its download beside it, and its filters, below on a phone. */
export function TableTools({ searchLabel, search, onSearch, download, children }: Props) {
  return (
    <Row gap={2} sx={{ mb: 2 }}>
      <Row nowrap sx={{ flex: { xs: '1 1 100%', md: '1 1 300px' }, maxWidth: { md: 440 } }}>
        <Box sx={{ flex: 1, minWidth: 0, '&& > *': { maxWidth: 'none' } }}>
          <SearchField label={searchLabel} value={search} onChange={onSearch} />
        </Box>
        {download}
      </Row>
      {children && (
        <Row
          gap={2}
          sx={{
            alignItems: 'stretch',
            flex: { xs: '1 1 100%', md: '0 1 auto' },
            '&& > *': { flex: { xs: '1 1 140px', md: 'none' }, width: { md: 160 }, minWidth: 0 },
          }}
        >
          {children}
        </Row>
      )}
    </Row>
  );
}
