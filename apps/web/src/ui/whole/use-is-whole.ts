import { useEffect, useLayoutEffect, useState } from 'react';
import { ifWholeAlready, whenWhole } from './whole.ts';

/** Whether a page or a dialog has been whole since it is there: from then on it stays painted. Another name is another one. */
export function useIsWhole(name: string): boolean {
  const [whole, setWhole] = useState<string>();
  const isKnown = whole === name;
  useLayoutEffect(() => ifWholeAlready(() => setWhole(name)), [name]);
  useEffect(() => (isKnown ? undefined : whenWhole(() => setWhole(name))), [isKnown, name]);
  return isKnown;
}
