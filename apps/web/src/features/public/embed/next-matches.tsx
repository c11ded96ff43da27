import { useTranslation } from 'react-i18next';
import { CalmRows } from '#ui/page/calm-rows.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { FinalPositions } from '../over/final-positions.tsx';
import { idsOf, Matches, Section } from '../section.tsx';
import { useOpen } from '../use-public.ts';

/** The matches called to a table, and those that come next. */
export function NextMatches() {
  const { t } = useTranslation('publicPages');
  const { openId, open } = useOpen('all');
  usePageTitle(open.data && `${t('next')} · ${open.data.name}`);
  if (!open.data) return null;
  const { next, venue, podium } = open.data;
  // Pages of clubs keep showing it once all is played.
  if (next.length === 0 && podium.length > 0) return <FinalPositions open={open.data} />;
  if (next.length === 0) return <StatePanel drawing="emptyTable" title={t('noNext')} />;
  return (
    <Section title={t('next')}>
      <CalmRows order={idsOf(next)}>
        <Matches matches={next} openId={openId} timeZone={venue?.time_zone} />
      </CalmRows>
    </Section>
  );
}
