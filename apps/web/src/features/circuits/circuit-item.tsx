import type { Circuit, Language } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { widths } from '#ui/theme/tokens.ts';

type Props = { readonly circuit: Circuit; readonly action?: ReactNode };

/** One circuit in a list: its name, what counts in it, and its description in the reader's language. */
export function CircuitItem({ circuit, action }: Props) {
  const { t } = useTranslation('circuits');
  const counts =
    circuit.count_type === 'best' && circuit.count_best !== null
      ? t('countBest', { count: circuit.count_best })
      : t('countAll');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'start',
        px: 1,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TwoLines first={circuit.name} second={[t('editionsCount', { count: circuit.editions }), counts]} />
        <Typography sx={{ maxWidth: widths.text, whiteSpace: 'pre-line' }}>
          {inLanguage(circuit.description, currentLanguage())}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}

/** The description in the user's language, or in the first available one. */
const inLanguage = (description: Circuit['description'], lang: Language): string =>
  (description.find((version) => version.lang === lang) ?? description[0])?.text ?? '';
