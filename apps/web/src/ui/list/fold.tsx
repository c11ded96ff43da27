import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon.tsx';

type Props = { readonly label: string; readonly children: ReactNode };

/** Content that few people need, behind a button that loads it. */
export function Fold({ label, children }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button
        aria-expanded={shown}
        aria-controls={id}
        endIcon={<Icon path={shown ? mdiChevronUp : mdiChevronDown} />}
        onClick={() => setShown(!shown)}
        sx={{ mt: 1, ml: -1, px: 1 }}
      >
        {label}
      </Button>
      <Box id={id}>{shown && children}</Box>
    </>
  );
}
