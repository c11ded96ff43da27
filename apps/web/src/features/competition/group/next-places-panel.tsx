import type { NextPlaces } from '@topspin/contract';
import { useBestWords } from '#domain/next-places/use-next-places-words.ts';
import { NextPlacesTable } from '#domain/next-places/next-places-table.tsx';
import { HelpButton } from '#lib/help/help-button.tsx';
import { Panel } from '#ui/page/panel.tsx';

/** How the best of the next position compare across the groups, where they qualify too. */
export function NextPlacesPanel({ next }: { readonly next: NextPlaces }) {
  const best = useBestWords();
  return (
    <Panel title={best(next)} help={<HelpButton topic="crossings" />}>
      <NextPlacesTable next={next} />
    </Panel>
  );
}
