import { mdiDragVertical } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Icon } from '#ui/icon.tsx';
import { narrowed } from '../narrowed.ts';

type NamesProps = {
  readonly weight: number;
  readonly a: string;
  /** Undefined where one name stands for both. */
  readonly b: string | undefined;
};

/** The two players, each on a line of their own: Spanish names with both surnames do not fit beside each other. */
export const Names = memo(function Names({ weight, a, b }: NamesProps) {
  const side = {
    display: 'block',
    fontWeight: weight,
    fontSize: { md: '0.9375rem' },
    lineHeight: { xs: '1.5rem', md: '1.125rem' },
  } as const;
  const longer = a.length >= (b ?? '').length ? a : (b ?? '');
  const as = narrowed(longer, longFrom);
  return (
    <Box sx={{ minWidth: 0, flex: 1, height: { xs: '3rem', md: '2.25rem' } }}>
      <Typography component="span" noWrap sx={{ ...side, ...as }}>
        {b === undefined ? a : `${a} –`}
      </Typography>
      <Typography component="span" noWrap sx={{ ...side, ...as }}>
        {b}
      </Typography>
    </Box>
  );
});

/** If a name has more letters, both are narrower. */
const longFrom = 24;

/** Where a finger drags, beside a plan that is on the same screen; elsewhere on the row it scrolls. */
export const Handle = memo(({ isShown }: { readonly isShown: boolean }) => (
  <Box
    sx={{
      visibility: isShown ? undefined : 'hidden',
      display: { xs: 'none', md: 'grid' },
      placeItems: 'center',
      width: 44,
      flex: 'none',
      height: 44,
      mx: -1,
      my: -1.25,
      touchAction: 'none',
      cursor: 'grab',
      color: 'text.secondary',
    }}
  >
    <Icon path={mdiDragVertical} />
  </Box>
));
