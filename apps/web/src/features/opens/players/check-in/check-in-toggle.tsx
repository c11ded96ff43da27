import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import type { Inscription } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useGuarded } from '#ui/act/use-guarded.ts';
import { Icon } from '#ui/icon.tsx';
import { isThere, queueCheckIns } from '../queue/check-ins.ts';

type Props = { readonly openId: string; readonly inscription: Inscription };

/** Checks a player in or out with one large tap target. Only the first of a double tap counts. */
export function CheckInToggle({ openId, inscription }: Props) {
  const { t } = useTranslation('opens');
  const { player } = inscription;
  const present = isThere(inscription);
  const { deaf, guard } = useGuarded({ meaning: String(present) });
  return (
    <ToggleButton
      value="present"
      color="success"
      selected={present}
      aria-label={t(present ? 'players.undoPresent' : 'players.markPresent', { name: player.name })}
      aria-disabled={deaf}
      onClick={guard(() => queueCheckIns(openId, [inscription], !present))}
      sx={{ minWidth: { xs: 64, sm: 136 }, minHeight: 48, gap: 1 }}
    >
      <Icon path={present ? mdiCheckCircle : mdiCircleOutline} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t(present ? 'players.present' : 'players.missing')}
      </Box>
    </ToggleButton>
  );
}
