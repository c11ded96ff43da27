import Typography from '@mui/material/Typography';
import type { PublicTurn } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useTurnWords } from './turn-words.ts';

/** The matches that a turn waits for, in the lines that are kept for them. */
export function DependsOn({ turn }: { readonly turn: PublicTurn }) {
  const { t } = useTranslation('turns');
  const lines = useTurnWords().depends(turn);
  return (
    <Typography variant="body2" color="textSecondary" component="p" sx={{ minHeight: '2lh' }}>
      {lines.length > 0 && `${t('dependsOn')} ${lines.join('; ')}.`}
    </Typography>
  );
}
