import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import type { RankedRow } from './ranking-of.ts';
import { RankMove } from './rank-move.tsx';

type Props = {
  readonly row: RankedRow;
  readonly isMine?: boolean;
  /** What the ranking is by, in words. */
  readonly figure: string;
  /** Left out on a phone where there is no room. */
  readonly detail: ReactNode;
  /** Said of the player besides the club. */
  readonly about?: readonly (string | null)[];
  /** Shows what the row is made of. */
  readonly onShow: () => void;
};

/** At the usual size of text, in pixels; a row grows with the text. */
export const rowHeight = 64;

/** One row of a ranking: place and move, who, and the figure that decides. */
export function RankingLine({ row, isMine = false, figure, detail, about = [], onShow }: Props) {
  const { t } = useTranslation('ranking');
  const { player, place, position, move } = row;
  const details = [...about, player.club, place !== position && t('overall', { position })].filter(Boolean);
  return (
    <ListItemButton
      onClick={onShow}
      selected={isMine}
      aria-haspopup="dialog"
      sx={{ gap: { xs: 1.5, sm: 2 }, minHeight: `${rowHeight / 16}rem`, px: 1, borderRadius: 1 }}
    >
      <Box component="span" sx={{ minWidth: 44, textAlign: 'center', flex: 'none' }}>
        <Typography
          variant={place < 1000 ? 'h2' : 'h3'}
          component="span"
          sx={{ display: 'block', lineHeight: 1.1 }}
        >
          {place}
        </Typography>
        <RankMove move={move} />
      </Box>
      <PersonAvatar name={player.name} src={player.avatar} club={player.club_id} size={36} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ ...oneLine, fontWeight: 600 }}>
          {player.name}
        </Box>
        <Hint component="span" sx={oneLine}>
          {details.join(' · ')}
          {/* A phone has room for it only where there is nothing else to say. */}
          <Box component="span" sx={details.length > 0 ? { display: { xs: 'none', sm: 'inline' } } : null}>
            {details.length > 0 && ' · '}
            {detail}
          </Box>
        </Hint>
      </Box>
      <Typography variant="h2" component="span">
        {figure}
      </Typography>
    </ListItemButton>
  );
}

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
