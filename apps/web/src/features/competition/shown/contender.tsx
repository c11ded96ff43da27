import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Side } from '@topspin/engine';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';

type Player = { readonly _id: string; readonly avatar?: string | null; readonly club_id?: string | null };

type Props = {
  readonly side: Side;
  readonly name: string;
  /** Null while it is not decided who plays. */
  readonly player: Player | null;
  /** Whether the name leads to the page of the player. */
  readonly isLink: boolean;
  /** Below the name. */
  readonly detail: ReactNode;
  /** The figure of the side; null for none. */
  readonly figure: ReactNode;
  readonly lost?: boolean;
};

/** One of two players on the table seen from above: picture, name and rating, and how much is won. */
export const Contender = ({ side, name, player, isLink, detail, figure, lost = false }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: side === 'b' ? 'row-reverse' : 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      opacity: lost ? 0.75 : 1,
    }}
  >
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <PersonAvatar name={name} src={player?.avatar} club={player?.club_id} onTable />
    </Box>
    <Box sx={{ minWidth: 0, flex: '1 1 5rem' }}>
      <Typography
        variant="h2"
        component="p"
        sx={{ fontSize: 'min(1.25rem, 6.5vw)', overflowWrap: 'anywhere' }}
      >
        {player && isLink ? (
          <PlainLink to={paths.player} params={{ playerId: player._id }}>
            {name}
          </PlainLink>
        ) : (
          name
        )}
      </Typography>
      <Typography variant="body2" sx={{ opacity: 0.9 }}>
        {detail}
      </Typography>
    </Box>
    {figure !== null && (
      <Typography variant="score" component="p" sx={{ fontSize: { xs: '2.5rem', sm: '4rem' } }}>
        {figure}
      </Typography>
    )}
  </Box>
);
