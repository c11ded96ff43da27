import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { rowsPerPageChoices, type TablePage } from './columns.ts';

/** The pages of a table: which rows these are, how many a page has, and the way to the others. */
export function TableFoot({ page }: { readonly page: TablePage<unknown> }) {
  const { t } = useTranslation('table');
  const { total } = page;
  if (total === null || total <= rowsPerPageChoices[0]) return null;
  const isCut = page.page === page.lastPage && page.page * page.rowsPerPage < total;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {isCut && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 2, textAlign: 'center' }}>
          {t('tooDeep')}
        </Typography>
      )}
      <TablePagination
        component="nav"
        aria-label={t('pages')}
        count={total}
        page={page.page - 1}
        rowsPerPage={page.rowsPerPage}
        rowsPerPageOptions={[...rowsPerPageChoices]}
        onPageChange={(_, chosen) => page.setPage(chosen + 1)}
        onRowsPerPageChange={({ target }) => page.setRowsPerPage(Number(target.value))}
        labelRowsPerPage={t('rowsPerPage')}
        labelDisplayedRows={({ from, to }) =>
          t(page.isAtLeast ? 'rangeOfAtLeast' : 'range', { from, to, count: total })
        }
        getItemAriaLabel={(which) => t(`goTo.${which}`)}
        slotProps={{ actions: { nextButton: { disabled: page.page >= page.lastPage } } }}
        sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'center', py: 1 } }}
      />
    </Box>
  );
}
