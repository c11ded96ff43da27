import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TwoLines } from '#ui/list/two-lines.tsx';

type Facts = readonly (string | null | undefined | false)[];
type Props = { readonly first: ReactNode; readonly second: Facts; readonly third: Facts };

/** A name, a description, and since when. */
export function ThreeLines({ first, second, third }: Props) {
  return (
    <span>
      <TwoLines first={first} second={second} />
      <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block', mt: -0.5 }}>
        {third.filter(Boolean).join(' · ')}
      </Typography>
    </span>
  );
}
