import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { colours, type Scheme } from './tokens.ts';

export const defaultMode: Scheme = 'dark';

/** The current theme and how to change it. The page's own script sets it before the first paint. */
export function useThemeMode(): { readonly mode: Scheme; readonly setMode: (mode: Scheme) => void } {
  const { mode, setMode } = useColorScheme();
  const current: Scheme = mode === 'light' ? 'light' : defaultMode;
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colours[current].table);
  }, [current]);
  return { mode: current, setMode };
}
