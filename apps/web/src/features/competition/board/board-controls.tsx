import { mdiClose, mdiFullscreen, mdiFullscreenExit, mdiSwapHorizontal } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';

type Props = { readonly onMirror: () => void; readonly onClose: () => void };

/** Full screen, the sides as seen from the other side of the table, and back to the match. */
export function BoardControls({ onMirror, onClose }: Props) {
  const { t } = useTranslation(['scoring', 'matches']);
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    );
  return (
    <Box sx={{ display: 'flex', flex: 'none', '& :focus-visible': { outlineColor: 'currentColor' } }}>
      <Control label={t('matches:play.swapSides')} icon={mdiSwapHorizontal} onClick={onMirror} />
      {document.fullscreenEnabled && (
        <Control
          label={isFull ? t('board.windowed') : t('board.fullScreen')}
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

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
