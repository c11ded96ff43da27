import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { sides } from '@topspin/engine';
import { mdiChevronRight } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useSideName } from '../match/match-words.ts';
import type { BracketMatch } from './rounds.ts';

type Props = {
  readonly match: BracketMatch;
  readonly lit: boolean;
  readonly onLight: (player: string | null) => void;
};

/** A match of a bracket: both names, their sets, and the way to the match. */
export function BracketCell({ match, lit, onLight }: Props) {
  const { t } = useTranslation(['competition', 'matches']);
  const name = useSideName();
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 44px',
        width: '100%',
        borderColor: lit ? 'primary.main' : 'divider',
        boxShadow: lit ? '0 0 0 1px var(--mui-palette-primary-main)' : 'none',
      }}
    >
      <Box sx={{ py: 0.5 }}>
        {sides.map((side) => {
          const player = match[side];
          const won = match.winner === side;
          return (
            <Box
              key={side}
              component="button"
              type="button"
              disabled={player === null}
              title={player ? t('bracket.highlight', { name: player.name }) : undefined}
              onClick={() => onLight(player?._id ?? null)}
              sx={{
                display: 'flex',
                gap: 1,
                width: '100%',
                minHeight: 36,
                px: 1.5,
                py: 0.5,
                alignItems: 'center',
                border: 0,
                bgcolor: 'transparent',
                color: match.winner !== null && !won ? 'text.secondary' : 'text.primary',
                font: 'inherit',
                textAlign: 'left',
                cursor: player ? 'pointer' : 'default',
              }}
            >
              <Typography noWrap component="span" sx={{ flex: 1, minWidth: 0, fontWeight: won ? 800 : 450 }}>
                {name(match, side)}
              </Typography>
              <Typography component="span" sx={{ fontStretch: '75%', fontWeight: won ? 850 : 500 }}>
                {match.state === 'finished' || match.state === 'inPlay' ? match.sets_won[side] : ''}
              </Typography>
            </Box>
          );
        })}
      </Box>
      <TextLink
        to={paths.match}
        params={{ matchId: match._id }}
        aria-label={`${t('matches:open')}: ${name(match, 'a')} – ${name(match, 'b')}`}
        sx={{ display: 'grid', placeItems: 'center', borderLeft: 1, borderColor: 'divider' }}
      >
        <Icon path={mdiChevronRight} />
      </TextLink>
    </Card>
  );
}
