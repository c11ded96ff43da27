import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { ServeBall } from '../shown/serve-ball.tsx';
import type { CrossResult } from './cross-result.ts';

/** The score in a cell of the results grid; the ball says that it is not final. */
export function CrossScore({ result: { score, live } }: { readonly result: CrossResult }) {
  const { t } = useTranslation('matches');
  if (!live) return score;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', fontStyle: 'italic', fontWeight: 450 }}
    >
      <ServeBall size={8} />
      <VisuallyHidden>{t('states.inPlay')}: </VisuallyHidden>
      {score}
    </Box>
  );
}
