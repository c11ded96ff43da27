import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { shownRating, sides } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { formatChange } from '#lib/format.ts';
import { HelpButton } from '#lib/help/help-button.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useSideName } from '#domain/match/match-words.ts';

/**
 * The rating changes of a finished match, rounded once so that one player gains what the other loses; and why the header shows other
 * ratings, where later matches have moved them on.
 */
export function RatingChanges({ match }: { readonly match: MatchPage }) {
  const { t } = useTranslation(['matches', 'competition']);
  const name = useSideName();
  if (match.rating_changes.length === 0) return null;
  const isPast = sides.some((side) => {
    const player = match[side];
    const change = match.rating_changes.find(({ player_id }) => player_id === player?._id);
    return player && change && shownRating(player.rating) !== shownRating(change.after);
  });
  return (
    <Panel title={t('rating.title')} help={<HelpButton topic="rating" />}>
      {sides.map((side) => {
        const change = match.rating_changes.find(({ player_id }) => player_id === match[side]?._id);
        return (
          change && (
            <Box key={side} sx={{ display: 'flex', gap: 2, alignItems: 'baseline', minHeight: 36 }}>
              <Typography sx={{ flex: 1, minWidth: 0 }}>{name(match, side)}</Typography>
              <Typography color="textSecondary">{shownRating(change.after)}</Typography>
              <Typography variant="h2" component="span" sx={{ minWidth: 48, textAlign: 'right' }}>
                {formatChange(change.after - change.before)}
              </Typography>
            </Box>
          )
        );
      })}
      {isPast && <Hint>{t('rating.since')}</Hint>}
    </Panel>
  );
}
