import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The column of each stand, the best in the middle, and the height of the table end below it. */
const places = [
  { column: 2, height: 132 },
  { column: 1, height: 100 },
  { column: 3, height: 76 },
] as const;

type Props = {
  readonly label: string;
  /** From the best on, at most three: the position, and who has it. */
  readonly stands: readonly { readonly position: number; readonly who: ReactNode }[];
};

/** The first three on three table ends, in the middle if they are fewer. */
export function Podium({ label, stands }: Props) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mx: 'auto',
        display: 'grid',
        gridTemplateColumns: `repeat(${stands.length}, minmax(0, 1fr))`,
        width: `${(100 * stands.length) / places.length}%`,
        columnGap: { xs: 0.5, sm: 1.5 },
        alignItems: 'end',
      }}
    >
      {places.map(({ column, height }, index) => {
        const stand = stands[index];
        return (
          stand && (
            <Box
              key={column}
              component="li"
              sx={{ gridColumn: Math.min(column, stands.length), gridRow: 1, minWidth: 0 }}
            >
              {stand.who}
              <TableEnd position={stand.position} height={height} />
            </Box>
          )
        );
      })}
    </Box>
  );
}
/** A table seen from its end: the top with its white lines, and the front with the position on it. */
function TableEnd({ position, height }: { readonly position: number; readonly height: number }) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="svg"
        viewBox="0 0 120 20"
        preserveAspectRatio="none"
        aria-hidden="true"
        sx={{ display: 'block', width: '100%', height: 20 }}
      >
        <Box
          component="path"
          d="M14 1h92L119 19H1z"
          sx={{
            fill: 'var(--mui-palette-table-main)',
            stroke: 'var(--mui-palette-table-line)',
            strokeWidth: 1.5,
            vectorEffect: 'non-scaling-stroke',
          }}
        />
        <Box
          component="path"
          d="M60 1v18"
          sx={{ stroke: 'var(--mui-palette-table-line)', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' }}
        />
      </Box>
      <Box
        sx={{
          height,
          mx: '1%',
          display: 'grid',
          placeItems: 'center',
          color: 'var(--mui-palette-table-line)',
          bgcolor: 'var(--mui-palette-table-edge)',
          borderRadius: '0 0 8px 8px',
        }}
      >
        <Typography variant="display" component="span" sx={{ fontSize: position === 1 ? '4rem' : '2.5rem' }}>
          {position}
        </Typography>
      </Box>
    </Box>
  );
}
