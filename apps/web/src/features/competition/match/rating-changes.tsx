import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { sides } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/panel.tsx';
import { useSideName } from './match-words.ts';

/** What a finished match did to the ratings of both; nothing where it was not rated. */
export function RatingChanges({ match }: { readonly match: MatchPage }) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  if (match.rating_changes.length === 0) return null;
  return (
    <Panel title={t('rating.title')}>
      {sides.map((side) => {
        const change = match.rating_changes.find(({ player_id }) => player_id === match[side]?._id);
        return (
          change && (
            <Typography key={side}>
              {t('rating.change', {
                name: name(match, side),
                before: Math.round(change.before),
                after: Math.round(change.after),
              })}
            </Typography>
          )
        );
      })}
    </Panel>
  );
}
