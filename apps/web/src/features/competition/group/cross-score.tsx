import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import type { CrossResult } from './cross-result.ts';

/** The score in a cell of the results grid; the ball says that it is not final. */
export function CrossScore({ result: { score, live } }: { readonly result: CrossResult }) {
  const { t } = useTranslation('match');
  if (!live) return score;
  return (
    <Box component="span" sx={{ position: 'relative', fontStyle: 'italic', fontWeight: 450 }}>
      <Box component="span" sx={ball}>
        <ServeBall size={8} />
      </Box>
      <VisuallyHidden>{t('states.inPlay')}: </VisuallyHidden>
      {score}
    </Box>
  );
}

/** Beside the score and outside its width, so that no column becomes wider for it. */
const ball = {
  position: 'absolute',
  right: '100%',
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  pr: 0.25,
} as const;
