import type { PointsDistribution } from '@topspin/engine';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo, useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecimalText } from '#ui/form/decimal-text.ts';

type Set = (index: number, points: number | null) => void;
type Props = {
  readonly rows: PointsDistribution;
  readonly errorOf: (index: number) => string | undefined;
  readonly error: string | undefined;
  readonly onChange: Set;
  readonly onBlur: () => void;
};

const height = 280;

/** The points of each position, all of them editable. */
export function PointsTable({ rows, errorOf, error, onChange, onBlur }: Props) {
  const { t } = useTranslation('editionForm');
  // Rows change one at a time: the others must not be rendered again.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const set = useCallback<Set>((index, points) => latest.current(index, points), []);
  return (
    <Box>
      <Box sx={{ maxHeight: height, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('points.position')}</TableCell>
              <TableCell align="right">{t('points.points')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody onBlur={onBlur}>
            {rows.map(({ position, points }, index) => (
              <Row
                key={position}
                index={index}
                position={position}
                points={points}
                error={errorOf(index)}
                onChange={set}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

type RowProps = {
  readonly index: number;
  readonly position: number;
  readonly points: number | null;
  readonly error: string | undefined;
  readonly onChange: Set;
};

const Row = memo(({ index, position, points, error, onChange }: RowProps) => {
  const { t } = useTranslation('editionForm');
  const help = useId();
  const text = useDecimalText(points, (value) => onChange(index, value));
  return (
    <TableRow>
      <TableCell>{position}</TableCell>
      <TableCell align="right" sx={{ py: 0 }}>
        <InputBase
          value={text.value}
          error={error !== undefined}
          inputProps={{
            'aria-label': t('points.of', { position }),
            'aria-invalid': error !== undefined,
            ...(error !== undefined && { 'aria-describedby': help }),
            inputMode: 'decimal',
            style: { textAlign: 'right', height: 28 },
          }}
          sx={{
            width: 96,
            px: 1,
            my: 0.5,
            borderRadius: 1,
            border: 1,
            borderColor: error === undefined ? 'divider' : 'error.main',
            '&.Mui-focused': { borderColor: 'primary.main' },
          }}
          onChange={({ target }) => text.onChange(target.value)}
        />
        {error !== undefined && (
          <FormHelperText id={help} error sx={{ m: 0, mb: 0.5, textAlign: 'right' }}>
            {error}
          </FormHelperText>
        )}
      </TableCell>
    </TableRow>
  );
});
Row.displayName = 'PointsRow';
