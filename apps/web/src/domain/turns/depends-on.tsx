import Typography from '@mui/material/Typography';
import type { PublicTurn } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useTurnWords } from './turn-words.ts';

/** The matches that a turn waits for. */
export function DependsOn({ turn }: { readonly turn: PublicTurn }) {
  const { t } = useTranslation('turns');
  const lines = useTurnWords().depends(turn);
  if (lines.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" component="p">
      {`${t('dependsOn')} ${lines.join('; ')}.`}
    </Typography>
  );
}
