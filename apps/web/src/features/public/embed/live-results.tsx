import { Stack } from '#ui/layout.ts';
import { PlayingNow } from '../playing-now.tsx';
import { ResultsPage } from '../results-page.tsx';
import { useOpen } from '../use-public.ts';

/** What is played now, and every result below. */
export function LiveResults() {
  const { open } = useOpen('all');
  return (
    <Stack>
      {open.data?.state === 'active' && <PlayingNow open={open.data} />}
      <ResultsPage />
    </Stack>
  );
}
