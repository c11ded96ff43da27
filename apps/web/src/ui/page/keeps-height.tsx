import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** What is below it stays where it is when this gets shorter: it keeps the greatest height it had at one width, and its child fills it. */
export function KeepsHeight({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? keepHeight(box.current) : undefined), []);
  return (
    <Box ref={box} sx={filled}>
      {children}
    </Box>
  );
}

/** Returns how to stop. */
function keepHeight(box: HTMLElement): (() => void) | undefined {
  if (!('ResizeObserver' in window)) return undefined;
  let width = box.offsetWidth;
  const letGo = () => {
    box.style.minHeight = '';
  };
  const observer = new ResizeObserver(() => {
    if (box.offsetWidth !== width) letGo();
    width = box.offsetWidth;
    box.style.minHeight = `${box.getBoundingClientRect().height}px`;
  });
  observer.observe(box);
  window.addEventListener('resize', letGo);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', letGo);
  };
}

const filled = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&:empty': { display: 'none' },
} as const;
