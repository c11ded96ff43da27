import { mdiEqual, mdiMenuDown, mdiMenuUp } from '@mdi/js';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import type { Ranked } from '@topspin/contract';

type Props = {
  readonly row: Ranked;
  readonly isMine?: boolean;
  /** Shows what the row is made of. */
  readonly onShow: () => void;
};

/** Points with as many decimals as they have, two at most. */
export const formatPoints = (points: number): string =>
  formatNumber(points, Number.isInteger(points) ? 0 : 2);

/** One row of a ranking: place and move, who, how many results count, points. */
export function RankedLine({ row, isMine = false, onShow }: Props) {
  const { t } = useTranslation('circuits');
  const { player, place, position, move, points, counted } = row;
  const about = [player.club, place !== position && t('ranking.overall', { position })].filter(Boolean);
  const results = t('ranking.results', { count: counted.length });
  return (
    <ListItemButton
      onClick={onShow}
      selected={isMine}
      aria-haspopup="dialog"
      sx={{ gap: { xs: 1.5, sm: 2 }, minHeight: rowHeight, px: 1, borderRadius: 1 }}
    >
      <Box component="span" sx={{ width: 44, textAlign: 'center', flex: 'none' }}>
        <Typography variant="h2" component="span" sx={{ display: 'block', lineHeight: 1.1 }}>
          {place}
        </Typography>
        <Move move={move} />
      </Box>
      <PersonAvatar name={player.name} src={player.avatar} size={36} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ ...oneLine, fontWeight: 600 }}>
          {player.name}
        </Box>
        <Typography variant="body2" component="span" color="textSecondary" sx={oneLine}>
          {about.join(' · ')}
          {/* A phone has room for them only where there is nothing else to say. */}
          <Box component="span" sx={about.length > 0 ? { display: { xs: 'none', sm: 'inline' } } : null}>
            {about.length > 0 && ' · '}
            {results}
          </Box>
        </Typography>
      </Box>
      <Typography variant="h2" component="span">
        {formatPoints(points)}
      </Typography>
    </ListItemButton>
  );
}

export const rowHeight = 64;

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** How many places were won or lost since the ranking before: an arrow, a number, and words for screen readers. */
function Move({ move }: { readonly move: number | null }) {
  const { t } = useTranslation('circuits');
  if (move === null) {
    return (
      <Typography variant="caption" component="span" color="textSecondary">
        {t('ranking.new')}
      </Typography>
    );
  }
  const places = Math.abs(move);
  const [path, colour, words] =
    move > 0
      ? [mdiMenuUp, 'success.main', t('ranking.up', { count: places })]
      : move < 0
        ? [mdiMenuDown, 'error.main', t('ranking.down', { count: places })]
        : [mdiEqual, 'text.secondary', t('ranking.same')];
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', color: colour, fontSize: 12 }}
    >
      <Box component="span" aria-hidden sx={{ display: 'flex', alignItems: 'center' }}>
        <Icon path={path} fontSize={move === 0 ? 'inherit' : 'small'} />
        {move !== 0 && places}
      </Box>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Box>
  );
}
