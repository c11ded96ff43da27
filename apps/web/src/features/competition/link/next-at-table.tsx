import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Match } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { usePlaceName, useSideName } from '#domain/match/match-words.ts';

type Props = { readonly matches: readonly Match[]; readonly onBegin: (match: Match) => void };

/** The next match of a table, and those after it, since its players may be late. */
export function NextAtTable({ matches, onBegin }: Props) {
  const { t } = useTranslation('umpires');
  const name = useSideName();
  const place = usePlaceName();
  const [next, ...later] = matches;
  if (!next) return null;
  return (
    <Stack>
      <Panel title={t('next')}>
        <Hint>{place(next)}</Hint>
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
    </Stack>
  );
}
