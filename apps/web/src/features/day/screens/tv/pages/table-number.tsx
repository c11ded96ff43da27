import Box from '@mui/material/Box';
import type { HallTable } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { units } from '#ui/units.ts';

type Props = { readonly table: Pick<HallTable, 'number' | 'name'>; readonly isLive?: boolean };

/** The number of a table, as large as it is asked for, and its name below; blue with its white line while it is played on. */
export function TableNumber({ table: { number, name }, isLive = false }: Props) {
  const { t } = useTranslation('screens');
  return (
    <Box sx={isLive ? { ...plate, ...live } : plate}>
      <VisuallyHidden>{t('table')} </VisuallyHidden>
      <Box component="span" sx={{ fontSize: units(96), fontWeight: 850, lineHeight: 1 }}>
        {number}
      </Box>
      {name !== null && (
        <Box
          component="span"
          sx={{
            maxWidth: '100%',
            px: units(4),
            textAlign: 'center',
            fontSize: units(26),
            fontWeight: 600,
            lineHeight: 1.1,
            overflowWrap: 'anywhere',
          }}
        >
          {name}
        </Box>
      )}
    </Box>
  );
}

const plate = {
  flex: 'none',
  width: units(150),
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  fontStretch: '75%',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'action.selected',
} as const;

const live = {
  color: 'var(--mui-palette-table-line)',
  bgcolor: 'var(--mui-palette-table-main)',
} as const;
