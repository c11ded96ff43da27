import { mdiAlertCircleOutline, mdiInformationOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Props = {
  readonly tone: 'error' | 'info';
  readonly title: string;
  readonly children?: ReactNode;
};

const tones = {
  error: { icon: mdiAlertCircleOutline, colour: 'secondary.main', role: 'alert' },
  info: { icon: mdiInformationOutline, colour: 'primary.main', role: 'note' },
} as const;

/** An inline notice, something to know before continuing. */
export function Notice({ tone, title, children }: Props) {
  const { icon, colour, role } = tones[tone];
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: colour,
        borderRadius: 1,
        '& > svg': { color: colour },
      }}
    >
      <Icon path={icon} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>{title}</Box>
        {children && <Box sx={{ typography: 'body2', mt: 0.25 }}>{children}</Box>}
      </Box>
    </Box>
  );
}
