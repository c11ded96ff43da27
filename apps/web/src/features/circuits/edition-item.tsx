import type { Edition } from '@topspin/contract';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDays } from '#lib/format.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';

const chipColours = { created: 'default', active: 'primary', finished: 'success' } as const;

type Props = { readonly edition: Edition; readonly action?: ReactNode };

/** One edition in a list: its circuit, its season and its progress. */
export function EditionItem({ edition, action }: Props) {
  const { t } = useTranslation('circuits');
  const { name, circuit, date_start: start, date_end: end, opens, state } = edition;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 64, px: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TwoLines
          first={`${circuit.name} · ${name}`}
          second={[formatDays(start, end, 'UTC'), t('editions.opens', { count: opens })]}
        />
      </Box>
      <Chip
        size="small"
        variant="outlined"
        color={chipColours[state]}
        label={t(`editions.states.${state}`)}
      />
      {action}
    </Box>
  );
}
