import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Row } from '#ui/layout.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  readonly title: string;
  /** A small button that explains the panel. */
  readonly help?: ReactNode;
  readonly action?: ReactNode;
  /** In place of the heading, which is then only heard. */
  readonly head?: ReactNode;
  /** What is in it shrinks, and scrolls by itself, so that the panel is no higher. */
  readonly maxHeight?: string | undefined;
  /** Less air, where what is in it needs the room. */
  readonly dense?: boolean;
  readonly children: ReactNode;
};

/** A card with a heading and at most one quiet action beside it. */
export function Panel({ title, help, action, head, maxHeight, dense = false, children }: Props) {
  const heading = useId();
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{
        p: dense ? { xs: 2, md: 1 } : { xs: 2, sm: 3 },
        minWidth: 0,
        // A foot that sticks to the window is seen: what hides what is beyond it would scroll by itself.
        ...(maxHeight !== undefined && {
          maxHeight,
          display: 'flex',
          flexDirection: 'column',
          overflow: 'clip',
        }),
      }}
    >
      {head && (
        <>
          <VisuallyHidden component="h2">
            <span id={heading}>{title}</span>
          </VisuallyHidden>
          {head}
        </>
      )}
      {!head && (
        <Row gap={2} sx={{ justifyContent: 'space-between', mb: dense ? { xs: 2, md: 1 } : 2 }}>
          <Row gap={0} nowrap sx={{ flex: '1 1 min(8rem, 50%)', minWidth: 0 }}>
            <Typography id={heading} variant="h2" sx={{ minWidth: 0 }}>
              {title}
            </Typography>
            {help && <Box sx={{ my: -1.5, ml: 0.5, flex: 'none' }}>{help}</Box>}
          </Row>
          {/* A button is higher than the heading: it must not push it down beside a panel without one. */}
          {action && <Box sx={{ my: -1, flex: 'none' }}>{action}</Box>}
        </Row>
      )}
      {children}
    </Card>
  );
}
