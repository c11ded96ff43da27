import Box from '@mui/material/Box';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

type Props = MenuItemProps & {
  /** What it does, in a short line below its name. */
  readonly help: string;
};

/** An item of a menu that says what it does. */
export function ExplainedItem({ help, children, ...rest }: Props) {
  const id = useId();
  return (
    <MenuItem {...rest} aria-labelledby={`${id}-name`} aria-describedby={`${id}-help`}>
      <Box sx={{ maxWidth: '18rem' }}>
        <span id={`${id}-name`}>{children}</span>
        <Typography id={`${id}-help`} variant="body2" color="textSecondary">
          {help}
        </Typography>
      </Box>
    </MenuItem>
  );
}
