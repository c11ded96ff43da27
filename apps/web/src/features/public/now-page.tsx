import Box from '@mui/material/Box';
import type { PublicOpen } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { CalmRows } from '#ui/page/calm-rows.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { FinishedOpen } from './over/finished-open.tsx';
import { PlayingNow } from './playing-now.tsx';
import { idsOf, Matches, Section, Sections } from './section.tsx';
import { stageOf } from './stages.ts';
import { useOpen } from './use-public.ts';
import { WhenAndWhere } from './when-and-where.tsx';

/** What is played now, what comes next, the latest results; once it is over, who won. */
export function NowPage() {
  const { open } = useOpen('all');
  usePageTitle(open.data?.name);
  return open.data ? <Now open={open.data} /> : null;
}

function Now({ open }: { readonly open: PublicOpen }) {
  const { t } = useTranslation('publicPages');
  const { _id: openId, playing, next, results, podium, state, venue } = open;
  const rows = { openId, timeZone: venue?.time_zone };
  const stage = stageOf[state];
  const isEmpty = playing.length + next.length + results.length === 0;
  // The frame says that it is cancelled, and there is nothing to add.
  if (isEmpty && stage === 'canceled') return null;
  if (isEmpty && stage !== 'before')
    return (
      <StatePanel
        drawing="emptyTable"
        title={t('nothingYet')}
        hint={stage === 'now' ? t('notDrawnHint') : undefined}
      />
    );
  const order = [playing, next, results].map(idsOf).join(' ');
  return (
    <CalmRows order={`${state} ${order}`}>
      <Sections>
        {stage === 'before' && <WhenAndWhere open={open} />}
        {podium.length > 0 && <FinishedOpen open={open} />}
        {state === 'active' && <PlayingNow open={open} />}
        {next.length > 0 && (
          <Section title={t('next')}>
            <Matches matches={next} {...rows} />
          </Section>
        )}
        {results.length > 0 && (
          <Section title={t('latest')}>
            <Matches matches={results} {...rows} />
            <Box sx={{ p: 1 }}>
              <TextLink to={paths.publicResults} params={{ openId }}>
                {t('allResults')}
              </TextLink>
            </Box>
          </Section>
        )}
      </Sections>
    </CalmRows>
  );
}
