import { useEffect, useLayoutEffect } from 'react';
import { holdPaint, letPaint } from './whole.ts';

/**
 * While it is mounted and `holds`, a page or dialog that was not painted yet is not. It lets go after what takes its place has
 * begun to read.
 */
export function useHoldsPaint(holds: boolean): void {
  useLayoutEffect(() => {
    if (holds) holdPaint();
  }, [holds]);
  useEffect(() => (holds ? letPaint : undefined), [holds]);
}

/** The fallback of a part whose code is still loading. */
export function HoldsPaint(): null {
  useHoldsPaint(true);
  return null;
}
