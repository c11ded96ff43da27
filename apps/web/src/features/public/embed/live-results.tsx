import { Stack } from '#ui/layout.ts';
import { CalmRows } from '#ui/page/calm-rows.tsx';
import { PlayingNow } from '../playing-now.tsx';
import { ResultsPage } from '../results-page.tsx';
import { idsOf } from '../section.tsx';
import { useOpen } from '../use-public.ts';

/** What is played now, and every result below. */
export function LiveResults() {
  const { open } = useOpen('all');
  return (
    <CalmRows order={idsOf(open.data?.playing ?? [])}>
      <Stack>
        {open.data?.state === 'active' && <PlayingNow open={open.data} />}
        <ResultsPage />
      </Stack>
    </CalmRows>
  );
}
