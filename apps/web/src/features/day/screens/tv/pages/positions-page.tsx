import Box from '@mui/material/Box';
import type { PublicPosition } from '@topspin/contract';
import { units } from '#ui/units.ts';
import { Fitted } from './fitted.tsx';
import type { NameOf } from '../names.ts';

type Props = {
  readonly columns: readonly (readonly PublicPosition[])[];
  readonly nameOf: NameOf;
};

/** The final classification. */
export const PositionsPage = ({ columns, nameOf }: Props) => (
  <Box sx={columns.length === 1 ? { ...page, ...alone } : page}>
    {columns.map((positions) => (
      <Box component="section" key={positions[0]?.player._id} sx={{ minWidth: 0 }}>
        {positions.map(({ position, player }) => (
          <Box key={player._id} sx={position <= 3 ? { ...line, ...first } : line}>
            <Box sx={figure}>{position}</Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Fitted text={nameOf(player)} size={52} weight={position <= 3 ? 850 : 600} />
            </Box>
          </Box>
        ))}
      </Box>
    ))}
  </Box>
);

const page = {
  height: '100%',
  display: 'grid',
  columnGap: units(40),
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
} as const;

/** One column stands in the middle. */
const alone = { gridTemplateColumns: 'minmax(0, 60%)', justifyContent: 'center' } as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: units(20),
  minHeight: units(76),
  borderBottom: `${units(2)} solid var(--mui-palette-divider)`,
} as const;

const first = { color: 'primary.main' } as const;

const figure = {
  flex: 'none',
  width: units(96),
  textAlign: 'right',
  fontSize: units(56),
  fontStretch: '75%',
  fontWeight: 850,
  fontVariantNumeric: 'tabular-nums',
} as const;
