import { mdiClose, mdiFullscreen, mdiFullscreenExit, mdiSwapHorizontal } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useFullScreen } from '#ui/page/use-full-screen.ts';
import { Icon } from '#ui/icon.tsx';

type Props = { readonly onMirror: () => void; readonly onClose: () => void };

/** Full screen, the sides as seen from the other side of the table, and back to the match. */
export function BoardControls({ onMirror, onClose }: Props) {
  const { t } = useTranslation(['scoring', 'matches', 'common']);
  const { isFull, isPossible, toggle } = useFullScreen();
  return (
    <Box sx={{ display: 'flex', flex: 'none', '& :focus-visible': { outlineColor: 'currentColor' } }}>
      <Control label={t('matches:play.swapSides')} icon={mdiSwapHorizontal} onClick={onMirror} />
      {isPossible && (
        <Control
          label={isFull ? t('common:windowed') : t('common:fullScreen')}
          icon={isFull ? mdiFullscreenExit : mdiFullscreen}
          onClick={toggle}
        />
      )}
      {!isFull && <Control label={t('board.close')} icon={mdiClose} onClick={onClose} />}
    </Box>
  );
}

type ControlProps = { readonly label: string; readonly icon: string; readonly onClick: () => void };

const Control = ({ label, icon, onClick }: ControlProps) => (
  <IconButton color="inherit" aria-label={label} title={label} onClick={onClick}>
    <Icon path={icon} />
  </IconButton>
);
