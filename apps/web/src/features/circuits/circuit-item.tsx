import type { Circuit } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { descriptionOf, useCountWords } from './circuit-words.ts';

type Props = { readonly circuit: Circuit; readonly action?: ReactNode };

/** One circuit in a list: its name, what counts in it, and its description in the reader's language. */
export function CircuitItem({ circuit, action }: Props) {
  const { t } = useTranslation('circuits');
  const countsOf = useCountWords();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'start',
        px: 1,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TwoLines
          first={circuit.name}
          second={[t('editionsCount', { count: circuit.editions }), countsOf(circuit)]}
        />
        <Typography sx={{ maxWidth: widths.text, whiteSpace: 'pre-line' }}>
          {descriptionOf(circuit)}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}
