import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { unitProperty, units } from '#ui/units.ts';
import { Clock } from '#domain/day/clock.tsx';
import { useShift } from './use-shift.ts';

type Props = {
  readonly title: string;
  /** The hall or the open. */
  readonly where: string;
  readonly timeZone: string;
  readonly count: number;
  readonly shown: number;
  /** Since when what is shown may be old; null while it is not. */
  readonly lateSince: number | null;
  readonly children: ReactNode;
};

/** The picture of a screen, 16 to 9 in any window: what it shows, where and when, and which page of how many. */
export function Frame({ title, where, timeZone, count, shown, lateSince, children }: Props) {
  const { t } = useTranslation('screens');
  const transform = useShift();
  return (
    <Box component="main" sx={ground}>
      <Box sx={{ ...picture, transform }}>
        <Box component="header" sx={header}>
          <Box component="h1" sx={{ ...cut, font: 'inherit', m: 0 }}>
            {title}
          </Box>
          <Box sx={{ ...cut, flex: 1, textAlign: 'right', fontWeight: 500 }}>{where}</Box>
          <Box sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
            <Clock timeZone={timeZone} />
          </Box>
        </Box>
        <Box sx={{ minHeight: 0, minWidth: 0 }}>{children}</Box>
        <Box component="footer" sx={{ display: 'grid', placeItems: 'center' }}>
          {lateSince === null ? (
            <Dots count={count} shown={shown} />
          ) : (
            <Box role="status" sx={late}>
              {t('late', { time: formatTime(lateSince, timeZone) })}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Which page it is. */
const Dots = ({ count, shown }: Pick<Props, 'count' | 'shown'>) => (
  <Box aria-hidden="true" sx={{ display: 'flex', gap: units(14) }}>
    {count > 1 &&
      Array.from({ length: count }, (_, index) => (
        <Box
          key={index}
          sx={{
            width: units(index === shown ? 40 : 14),
            height: units(10),
            borderRadius: units(5),
            bgcolor: index === shown ? 'primary.main' : 'var(--mui-palette-outline)',
          }}
        />
      ))}
  </Box>
);

const ground = {
  ...unitProperty,
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'background.default',
  color: 'text.primary',
  cursor: 'none',
} as const;

const picture = {
  width: units(1920),
  height: units(1080),
  p: `${units(24)} ${units(32)} ${units(16)}`,
  display: 'grid',
  gridTemplateRows: `${units(84)} minmax(0, 1fr) ${units(52)}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: units(16),
  fontSize: units(44),
} as const;

const header = {
  display: 'flex',
  alignItems: 'center',
  gap: units(40),
  px: units(32),
  borderRadius: units(16),
  fontSize: units(46),
  fontWeight: 800,
  fontStretch: '80%',
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-table-line)',
  bgcolor: 'var(--mui-palette-table-main)',
} as const;

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const late = {
  px: units(28),
  borderRadius: units(12),
  fontSize: units(36),
  fontWeight: 700,
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
} as const;
