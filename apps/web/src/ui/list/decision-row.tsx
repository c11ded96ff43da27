import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { Row } from '#ui/layout.ts';

type Props = {
  readonly first: string;
  readonly second: readonly (string | null)[];
  readonly children: ReactNode;
};

/** One thing to decide, with the two answers beside it, or below it on a phone. */
export function DecisionRow({ first, second, children }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <TwoLines first={first} second={second} />
      </Box>
      <Row>{children}</Row>
    </Box>
  );
}
