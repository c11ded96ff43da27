import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { unitProperty, units } from '#ui/units.ts';

/** The code of a screen that nobody has paired yet. */
export function CodePage({ code }: { readonly code: string }) {
  const { t } = useTranslation('screens');
  return (
    <Box component="main" sx={page}>
      <Box component="h1" sx={{ m: 0, fontSize: `max(1.25rem, ${units(56)})`, fontWeight: 750 }}>
        {t('codeTitle')}
      </Box>
      <Box component="output" aria-label={t('code')} sx={figures}>
        {code.slice(0, 3)} {code.slice(3)}
      </Box>
      <Box component="p" sx={{ m: 0, maxWidth: '40em', fontSize: `max(1rem, ${units(40)})` }}>
        {t('codeHint')}
      </Box>
    </Box>
  );
}

const page = {
  ...unitProperty,
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `max(1.5rem, ${units(48)})`,
  p: 2,
  textAlign: 'center',
  color: 'text.primary',
  bgcolor: 'background.default',
} as const;

const figures = {
  fontSize: `max(2.5rem, ${units(300)})`,
  fontWeight: 850,
  fontStretch: '85%',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
} as const;
