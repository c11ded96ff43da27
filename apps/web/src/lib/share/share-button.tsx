import { mdiShareVariant } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState, type ComponentProps } from 'react';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { Icon } from '#ui/icon.tsx';
import type { ShareDialog as Dialog } from './share-dialog.tsx';

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);

type Props = Omit<ComponentProps<typeof Dialog>, 'onClose'> & {
  readonly words: string;
  readonly variant?: 'text' | 'outlined';
};

/** Opens the ways to share a public page. */
export function ShareButton({ words, variant = 'text', ...shared }: Props) {
  const [showing, setShowing] = useState(false);
  return (
    <>
      <Button variant={variant} startIcon={<Icon path={mdiShareVariant} />} onClick={() => setShowing(true)}>
        {words}
      </Button>
      {showing && <ShareDialog {...shared} onClose={() => setShowing(false)} />}
    </>
  );
}
