import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { settling } from '../act/settling-rows.ts';

type Props = { readonly children: ReactNode; readonly below: ReactNode };

/** Something that grows by itself, and what stands below it, which takes no tap for a moment after it was pushed away. */
export function CalmBelow({ children, below }: Props) {
  const above = useRef<HTMLDivElement>(null);
  const pushed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [from, what] = [above.current, pushed.current];
    if (!from || !what) return undefined;
    let height = from.offsetHeight;
    let timer: number | undefined;
    const observer = new MutationObserver(() => {
      if (from.offsetHeight === height) return;
      height = from.offsetHeight;
      what.style.pointerEvents = 'none';
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        what.style.pointerEvents = '';
      }, settling);
    });
    // Before a tap can come in between, which the observer of sizes would allow.
    observer.observe(from, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <Box ref={above}>{children}</Box>
      <Box ref={pushed}>{below}</Box>
    </>
  );
}
