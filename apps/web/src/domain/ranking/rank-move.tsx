import { mdiEqual, mdiMenuDown, mdiMenuUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';

/** How many places were won or lost: an arrow, a number, and words for screen readers. */
export function RankMove({ move }: { readonly move: number | null }) {
  const { t } = useTranslation('ranking');
  if (move === null) {
    return (
      <Typography variant="caption" component="span" color="textSecondary">
        {t('new')}
      </Typography>
    );
  }
  const places = Math.abs(move);
  const [path, colour, words] =
    move > 0
      ? [mdiMenuUp, 'success.main', t('up', { count: places })]
      : move < 0
        ? [mdiMenuDown, 'error.main', t('down', { count: places })]
        : [mdiEqual, 'text.secondary', t('same')];
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
