import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import { BallLoader } from '../state/ball-loader.tsx';
import { useIsWhole } from './use-is-whole.ts';

type Props = {
  /** The page: another one is painted whole again. */
  readonly of: string;
  /** Whether it may not wait, as somebody plays on it. */
  readonly atOnce?: boolean;
  readonly children: ReactNode;
};

/**
 * Keeps a page unpainted until its first reads are answered and its code is there (ADR 99): what can be tapped is in its
 * place when it appears. The page is laid out meanwhile, invisible, under a ball that only slow answers show.
 */
export function PaintedWhole({ of, atOnce = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isWhole = useIsWhole(of, box) || atOnce;
  return (
    <>
      {!isWhole && (
        <Box sx={{ height: 0 }}>
          <BallLoader />
        </Box>
      )}
      <Box ref={box} sx={isWhole ? null : { visibility: 'hidden' }}>
        {children}
      </Box>
    </>
  );
}
