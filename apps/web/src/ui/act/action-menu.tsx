import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { layGlass } from './glass.ts';

type Props = {
  readonly label: string;
  readonly icon: string;
  readonly colour?: 'primary';
  /** Whether what was chosen is being done. */
  readonly busy?: boolean;
  /** Its items; the menu closes on the first choice and ignores a second. */
  readonly children: ReactNode;
};

/** A button with a menu of actions. */
export function ActionMenu({ label, icon, colour, busy = false, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef(false);
  const choose = (event: MouseEvent) => {
    if (chosen.current) event.stopPropagation();
    chosen.current = true;
  };
  const close = () => {
    setAnchor(null);
    layGlass();
  };
  return (
    <>
      <IconButton
        color={colour ?? 'default'}
        aria-label={label}
        title={label}
        aria-busy={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          chosen.current = false;
          setAnchor(event.currentTarget);
        }}
      >
        {busy ? <CircularProgress color="inherit" size={24} aria-hidden /> : <Icon path={icon} />}
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClickCapture={choose}
        onClick={close}
        slotProps={{
          // MUI lets items be lower in a wide window, which may be a tablet's.
          list: { sx: { '& .MuiMenuItem-root': { whiteSpace: 'normal', minHeight: 44 } } },
        }}
      >
        {children}
      </Menu>
    </>
  );
}
