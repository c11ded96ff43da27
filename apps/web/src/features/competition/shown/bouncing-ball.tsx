import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { motion } from '#ui/theme/tokens.ts';
import { ServeBall } from '#domain/match/serve-ball.tsx';

const bounce = keyframes({
  '0%': { transform: 'translateY(-20px)' },
  '55%': { transform: 'translateY(0)' },
  '75%': { transform: 'translateY(-6px)' },
  '100%': { transform: 'translateY(0)' },
});

/** A ball that bounces once when a set has ended. */
export function BouncingBall() {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ display: 'inline-flex', animation: `${bounce} ${motion.long}ms ${motion.easing} 1` }}
    >
      <ServeBall />
    </Box>
  );
}
