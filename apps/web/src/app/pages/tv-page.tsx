import { Tv } from '#features/day/screens/tv/tv.tsx';
import { useShellRemoved } from '../layouts/use-shell-removed.ts';

/** A screen in the hall. */
export function TvPage() {
  useShellRemoved();
  return <Tv />;
}
