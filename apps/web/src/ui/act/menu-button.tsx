import IconButton from '@mui/material/IconButton';
import { Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';

export type MenuProps = { readonly anchor: HTMLElement; readonly onClose: () => void };

type Props = {
  readonly label: string;
  readonly children: ReactNode;
  /** The menu itself, loaded on first use. */
  readonly menu: LazyExoticComponent<ComponentType<MenuProps>>;
};

/** A button that opens a menu. The menu's code stays out of the first load. */
export function MenuButton({ label, children, menu: Menu }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </IconButton>
      <Suspense>{anchor && <Menu anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
