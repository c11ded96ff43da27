import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { useAfter } from './use-after.ts';

const across = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(96px)' } });
const arc = keyframes({
  '0%, 100%': { transform: 'translateY(0)' },
  '50%': { transform: 'translateY(-26px)' },
});
const untilShown = 400;

/** A loading indicator, a ball crossing a net, shown only after a moment. */
export function BallLoader({ label }: { readonly label?: string }) {
  const { t } = useTranslation();
  const shown = useAfter(untilShown);
  return (
    <Stack as="output" gap={1} sx={{ justifyItems: 'center', minHeight: 96, py: 2 }}>
      {shown && (
        <>
          <Rally />
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label ?? t('loading')}
          </Box>
        </>
      )}
    </Stack>
  );
}

function Rally() {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 56"
      aria-hidden="true"
      sx={{ width: 120, height: 56, overflow: 'visible' }}
    >
      <Box
        component="path"
        d="M4 48h112"
        sx={{ stroke: 'var(--mui-palette-primary-main)', strokeWidth: 3 }}
      />
      <Box component="path" d="M60 48V30" sx={{ stroke: 'var(--mui-palette-outline)', strokeWidth: 3 }} />
      <Box component="g" sx={{ animation: `${across} 700ms linear infinite alternate` }}>
        <Box
          component="circle"
          cx="12"
          cy="40"
          r="5"
          sx={{ fill: 'var(--mui-palette-text-primary)', animation: `${arc} 700ms ease-in-out infinite` }}
        />
      </Box>
    </Box>
  );
}
