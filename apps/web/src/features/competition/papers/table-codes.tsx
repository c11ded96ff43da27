import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CodeOnPaper } from '../codes/code-on-paper.tsx';
import type { Codes } from '../printed/codes.ts';
import { Sheet } from '../printed/paper.tsx';
import type { PrintedOpen } from '../printed/use-printed-open.ts';

type Props = {
  readonly printed: PrintedOpen;
  readonly tables: readonly number[];
  readonly codes: Codes;
};

/** A page for each table, with the code that scores what is played there. */
export function TableCodes({ printed, tables, codes }: Props) {
  const { t } = useTranslation(['umpires', 'match']);
  return tables.map((table) => {
    const token = codes.tables.get(table);
    const place = t('match:table', { number: table });
    return (
      <Sheet key={table} whole label={place}>
        {token === undefined ? (
          <Box sx={{ textAlign: 'center', fontSize: '24pt', '@media print': { visibility: 'hidden' } }}>
            {place}
          </Box>
        ) : (
          <CodeOnPaper openName={printed.open.name} link={{ table, match: null, token }} />
        )}
      </Sheet>
    );
  });
}
