import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { TableHeader } from '#ui/table-header.tsx';
import { useSideName } from './match-words.ts';

type Props = { readonly match: MatchPage; readonly setsWon: Readonly<Record<Side, number>> };

/** The table seen from above: who plays whom, and the sets won. */
export function MatchBanner({ match, setsWon }: Props) {
  return (
    <Card sx={{ borderColor: 'var(--mui-palette-table-main)' }}>
      <TableHeader
        left={<BannerSide match={match} side="a" setsWon={setsWon.a} />}
        right={<BannerSide match={match} side="b" setsWon={setsWon.b} />}
      />
    </Card>
  );
}

type SideProps = { readonly match: MatchPage; readonly side: Side; readonly setsWon: number };

function BannerSide({ match, side, setsWon }: SideProps) {
  const { t } = useTranslation('matches');
  const name = useSideName()(match, side);
  const player = match[side];
  const reversed = side === 'b';
  const lost = match.winner !== null && match.winner !== side;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: reversed ? 'row-reverse' : 'row',
        alignItems: 'center',
        gap: 2,
        opacity: lost ? 0.75 : 1,
      }}
    >
      <Avatar
        src={player?.avatar ?? ''}
        alt=""
        sx={{
          display: { xs: 'none', sm: 'flex' },
          bgcolor: 'var(--mui-palette-table-edge)',
          color: 'inherit',
        }}
      >
        {initials(name)}
      </Avatar>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {player && (
          <Typography variant="body2" sx={{ opacity: 0.85 }}>
            {Math.round(player.rating)}
            {match.winner === side && ` · ${t('states.finished')}`}
          </Typography>
        )}
      </Box>
      <Typography variant="score" component="p" sx={{ fontSize: { xs: '2.5rem', sm: '4rem' } }}>
        {setsWon}
      </Typography>
    </Box>
  );
}

const initials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');
