import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { useGuarded } from './use-guarded.ts';

type Busy = { readonly busy?: boolean | undefined };
type Act = Busy & {
  /** What it does, where its words also say how much of it: they may change while that stays. */
  readonly meaning?: string;
};

/** A button that writes: inactive while writing, and briefly after its meaning changes. */
export function ActButton({ busy, meaning, onClick, children, className = '', ...rest }: ButtonProps & Act) {
  const words = typeof children === 'string' ? children : '';
  const { deaf, guard } = useGuarded({ busy, meaning: meaning ?? words });
  return (
    <Button
      {...rest}
      className={deaf ? `${className} Mui-disabled` : className}
      aria-disabled={deaf}
      onClick={guard(onClick)}
    >
      {children}
    </Button>
  );
}

/** The same as an icon button. */
export function ActIconButton({ busy, onClick, className = '', ...rest }: IconButtonProps & Busy) {
  const { deaf, guard } = useGuarded({ busy, meaning: rest['aria-label'] ?? '' });
  return (
    <IconButton
      {...rest}
      className={deaf ? `${className} Mui-disabled` : className}
      aria-disabled={deaf}
      onClick={guard(onClick)}
    />
  );
}
