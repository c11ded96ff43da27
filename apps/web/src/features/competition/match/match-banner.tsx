import { shownRating } from '@topspin/engine';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { getUmpire } from '#lib/session/umpire.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { TableHeader } from '#ui/page/table-header.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';
import { useSideName } from '../shown/match-words.ts';

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
  const reversed = side === 'b';
  const lost = match.winner !== null && match.winner !== side;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: reversed ? 'row-reverse' : 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        opacity: lost ? 0.75 : 1,
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <PersonAvatar
          name={match[side]?.name}
          src={match[side]?.avatar}
          club={match[side]?.club_id}
          onTable
        />
      </Box>
      <SideName match={match} side={side} />
      {match.annulled === null && (
        <Typography variant="score" component="p" sx={{ fontSize: { xs: '2.5rem', sm: '4rem' } }}>
          {setsWon}
        </Typography>
      )}
    </Box>
  );
}

/** The name, linked to the player's page, and the rating; a guest has neither page nor rating. An umpire without an account could not open the page. */
function SideName({ match, side }: Omit<SideProps, 'setsWon'>) {
  const name = useSideName()(match, side);
  const { t } = useTranslation('competition');
  const player = match[side];
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 5rem' }}>
      <Typography
        variant="h2"
        component="p"
        sx={{ fontSize: 'min(1.25rem, 6.5vw)', overflowWrap: 'anywhere' }}
      >
        {player && !player.guest && getUmpire() === null ? (
          <PlainLink to={paths.player} params={{ playerId: player._id }}>
            {name}
          </PlainLink>
        ) : (
          name
        )}
      </Typography>
      {player && (
        <Typography variant="body2" sx={{ opacity: 0.9 }}>
          {player.guest ? t('guest') : shownRating(player.rating)}
        </Typography>
      )}
    </Box>
  );
}
