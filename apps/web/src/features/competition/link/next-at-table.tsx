import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Match } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.tsx';
import { usePlaceName, useSideName } from '../shown/match-words.ts';

type Props = { readonly matches: readonly Match[]; readonly onBegin: (match: Match) => void };

/** The next match of a table, and those after it, since its players may be late. */
export function NextAtTable({ matches, onBegin }: Props) {
  const { t } = useTranslation('umpires');
  const name = useSideName();
  const place = usePlaceName();
  const [next, ...later] = matches;
  if (!next) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel title={t('next')}>
        <Typography variant="body2" color="textSecondary">
          {place(next)}
        </Typography>
        <Typography variant="h2" component="p" sx={{ my: 2, overflowWrap: 'anywhere' }}>
          {name(next, 'a')} – {name(next, 'b')}
        </Typography>
        <Button fullWidth variant="contained" size="large" onClick={() => onBegin(next)}>
          {t('begin')}
        </Button>
      </Panel>
      {later.length > 0 && (
        <Panel title={t('others')}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {later.map((match) => (
              <li key={match._id}>
                <Button
                  fullWidth
                  variant="outlined"
                  sx={{ justifyContent: 'start', textAlign: 'left', minHeight: 48 }}
                  onClick={() => onBegin(match)}
                >
                  {name(match, 'a')} – {name(match, 'b')}
                </Button>
              </li>
            ))}
          </Box>
        </Panel>
      )}
    </Box>
  );
}
