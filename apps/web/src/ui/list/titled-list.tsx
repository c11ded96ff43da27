import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly children: ReactNode };

/** A bulleted list with its title, inside a dialog or a card. */
export const TitledList = ({ title, children }: Props) => (
  <section>
    <Typography component="h3" variant="subtitle2">
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {children}
    </Box>
  </section>
);
