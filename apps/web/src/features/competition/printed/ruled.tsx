import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type RuledColumn<Row> = {
  readonly head: string;
  readonly render: (row: Row) => ReactNode;
  /** In millimetres; the others share what is left. */
  readonly width?: number;
  readonly align?: 'right' | 'center';
};

type Props<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly RuledColumn<Row>[];
};

const hair = '0.2mm solid #000';

/** A table with a line below each row, which no page cuts, and its head on every page. */
export function Ruled<Row>({ label, rows, keyOf, columns }: Props<Row>) {
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
        fontVariantNumeric: 'tabular-nums',
        '& thead': { display: 'table-header-group' },
        '& tr': { breakInside: 'avoid' },
        '& th, & td': {
          p: '0.9mm 2mm 0.9mm 1mm',
          textAlign: 'left',
          verticalAlign: 'top',
          borderBottom: hair,
          overflowWrap: 'anywhere',
        },
        '& th': { fontSize: '8pt', fontWeight: 700, verticalAlign: 'bottom', borderBottomWidth: '0.4mm' },
      }}
    >
      <colgroup>
        {columns.map(({ head, width }) => (
          <Box key={head} component="col" sx={width === undefined ? null : { width: `${width}mm` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ head, align }) => (
            <Box key={head} component="th" scope="col" sx={align && { '&&': { textAlign: align } }}>
              {head}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, render, align }) => (
              <Box key={head} component="td" sx={align && { '&&': { textAlign: align } }}>
                {render(row)}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** A box to tick, or one that is. */
export const Tick = ({ done = false }: { readonly done?: boolean }) => (
  <svg
    viewBox="0 0 12 12"
    style={{ width: '3.8mm', height: '3.8mm', verticalAlign: '-0.6mm' }}
    aria-hidden="true"
  >
    <path d={`M.5.5h11v11h-11z${done ? 'M2.5 6l2.5 3 4.5-6' : ''}`} fill="none" stroke="#000" />
  </svg>
);
