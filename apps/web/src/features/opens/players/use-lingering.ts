import type { Inscription } from '@topspin/contract';
import { useEffect, useState } from 'react';
import { calmAfter } from '#ui/act/settling.ts';

type Seen = { readonly view: string; readonly ids: readonly string[] };

/**
 * The rows of a view and, briefly, those that just left it: otherwise the next player would move under the finger
 * that just ticked one off.
 */
export function useLingering(
  all: readonly Inscription[],
  shown: readonly Inscription[],
  view: string,
): readonly Inscription[] {
  const ids = shown.map(({ _id }) => _id).join(' ');
  const [seen, setSeen] = useState<Seen>(() => ({ view, ids: ids.split(' ') }));
  if (seen.view !== view) setSeen({ view, ids: ids.split(' ') });
  useEffect(() => {
    const see = () => setSeen({ view, ids: ids.split(' ') });
    const timer = setTimeout(see, calmAfter);
    return () => clearTimeout(timer);
  }, [ids, view]);
  if (seen.ids.every((id) => ids.includes(id))) return shown;
  const kept = new Set([...seen.ids, ...ids.split(' ')]);
  return all.filter(({ _id }) => kept.has(_id));
}
