import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { layGlass } from './glass.ts';

type Props = {
  readonly label: string;
  readonly icon: string;
  readonly colour?: 'primary';
  /** Its items; the menu closes on the first choice and ignores a second. */
  readonly children: ReactNode;
};

/** A button with a menu of actions. */
export function ActionMenu({ label, icon, colour, children }: Props) {
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
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          chosen.current = false;
          setAnchor(event.currentTarget);
        }}
      >
        <Icon path={icon} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClickCapture={choose}
        onClick={close}
      >
        {children}
      </Menu>
    </>
  );
}
