import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '#ui/list/use-debounced.ts';

/** The typed text, which the address follows after a pause; it follows the address when that changes by other means. */
export function useSearchField(sought: string, onSettled: (search: string) => void) {
  const [search, setSearch] = useState(sought);
  const [known, setKnown] = useState(sought);
  const settled = useDebounced(search.trim());
  if (known !== sought) {
    setKnown(sought);
    if (settled !== sought) setSearch(sought);
  }
  const settle = useEffectEvent((typed: string) => {
    if (typed !== sought) onSettled(typed);
  });
  useEffect(() => settle(settled), [settled]);
  return { search, setSearch };
}
