import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { OpenPage as Open, Phase } from '@topspin/contract';
import { isOpenOver } from '@topspin/engine';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenConflicts } from '#features/competition/conflict/open-conflicts.tsx';
import { PhasesPanel } from '#features/competition/phase/phases-panel.tsx';
import { OpenAnnulled } from '#features/competition/shown/open-annulled.tsx';
import { InformationTab } from '#features/opens/information-tab.tsx';
import type { NewPlayer } from '#features/opens/inscription/inscription-action.tsx';
import { type OpenTab, tabsFor } from '#features/opens/open-tabs.ts';
import { wordOfGroups } from '#features/opens/word-of-groups.ts';
import { PlayersTab } from '#features/opens/players/players-tab.tsx';
import { ResultsTab } from '#features/opens/results-tab.tsx';
import type { PhaseStep } from '#features/opens/steps/next-step.ts';
import { ApprovalNotice } from '#features/trust/approval-notice.tsx';
import { loadWords } from '#lib/i18n.ts';
import { KeepsHeight } from '#ui/page/keeps-height.tsx';
import type { NoticePlace } from '#ui/page/place-of-notice.ts';
import { RoomFor } from '#ui/page/room-for.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';

const OpenTurns = lazy(async () => {
  const [panel] = await Promise.all([import('#domain/turns/turns-panel.tsx'), loadWords(['turns'])]);
  return { default: panel.OpenTurns };
});

const EndedCodes = lazy(async () => {
  const [codes] = await Promise.all([
    import('#features/competition/codes/ended-codes.tsx'),
    loadWords(['umpires', 'match']),
  ]);
  return { default: codes.EndedCodes };
});

const PairsTab = lazy(async () => ({
  default: (await import('#features/opens/players/pairs-tab.tsx')).PairsTab,
}));

const AgesTab = lazy(async () => ({ default: (await import('#features/opens/ages-tab.tsx')).AgesTab }));

const DayTab = lazy(async () => {
  const [tab] = await Promise.all([import('#features/day/day-tab.tsx'), loadWords(['day', 'match'])]);
  return { default: tab.DayTab };
});

/** While its matches can be umpired. */
function EndedCodesOf({ open }: { readonly open: Open }) {
  if (!open.may.manage || isOpenOver(open.state)) return null;
  return (
    <Suspense fallback={<HoldsPaint />}>
      <EndedCodes open={open} />
    </Suspense>
  );
}

/** Brackets are as wide as they need; everything else is not. */
export const readable = { maxWidth: widths.page, mx: 'auto' } as const;

type Props = {
  readonly open: Open;
  readonly phases: readonly Phase[];
  readonly newPlayer: NewPlayer;
  /** The phase the organiser can create next. */
  readonly offered: PhaseStep | null;
  readonly tab: OpenTab;
  readonly isTabKnown: boolean;
  readonly onTab: (tab: OpenTab) => void;
};

/** Below the header of an open: what asks for somebody's attention, and its tabs. */
export function OpenParts({ tab, isTabKnown, onTab, phases, ...shown }: Props) {
  const { t } = useTranslation('opens');
  const { open } = shown;
  const isPlan = tab === 'tables' && open.state === 'active';
  const groups = (
    <RoomFor texts={[t('tabs.groups'), t('tabs.swiss')]}>{t(`tabs.${wordOfGroups(phases)}`)}</RoomFor>
  );
  return (
    <>
      <Box sx={isPlan ? null : readable}>
        <KeepsHeight>
          <Box>
            <Notices open={open} place="above" />
          </Box>
        </KeepsHeight>
        <Tabs
          value={tab}
          onChange={(_, chosen: OpenTab) => onTab(chosen)}
          variant="scrollable"
          scrollButtons={false}
          sx={{ mb: isPlan ? 1 : 2, borderBottom: 1, borderColor: 'divider', ...(isPlan && low) }}
        >
          {tabsFor({ mayManage: open.may.manage, isDoubles: open.doubles !== undefined }).map((name) => (
            <Tab
              key={name}
              value={name}
              label={name === 'groups' ? groups : t(`tabs.${name}`)}
              id={`tab-${name}`}
              aria-controls={`panel-${name}`}
            />
          ))}
        </Tabs>
      </Box>
      <Box
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        sx={tab === 'knockouts' || tab === 'tables' ? null : readable}
      >
        {isTabKnown ? <TabContent {...{ ...shown, tab }} /> : <RowSkeletons count={6} height={72} />}
      </Box>
      <Box sx={{ ...readable, mt: 2, '&:empty': { display: 'none' } }}>
        <Notices open={open} place="below" />
      </Box>
    </>
  );
}

/** Over the table plan, as high as a finger needs. */
const low = { minHeight: 44, '& .MuiTab-root': { minHeight: 44, py: 1 } } as const;

type NoticesProps = { readonly open: Open; readonly place: NoticePlace };

/** What asks for somebody's attention: above the tabs if it was there first, and below them if it came later. */
const Notices = memo(function Notices({ open, place }: NoticesProps) {
  const isActive = open.state === 'active';
  const [wasActive] = useState(isActive);
  return (
    <>
      <ApprovalNotice open={open} place={place} />
      <OpenConflicts open={open} place={place} />
      <OpenAnnulled open={open} place={place} />
      <Suspense fallback={<HoldsPaint />}>
        {isActive && (wasActive || place === 'below') && (
          <OpenTurns openId={open._id} onlyOwn={open.may.manage} place={wasActive ? place : undefined} />
        )}
      </Suspense>
    </>
  );
});

function TabContent({ tab, open, offered, newPlayer }: Omit<Props, 'isTabKnown' | 'onTab' | 'phases'>) {
  switch (tab) {
    case 'players':
      return <PlayersTab open={open} newPlayer={newPlayer} />;
    case 'pairs':
      return <Suspense fallback={<HoldsPaint />}>{open.doubles && <PairsTab open={open} />}</Suspense>;
    case 'groups':
      return <PhasesPanel open={open} type="groups" offered={offered} />;
    case 'knockouts':
      return <PhasesPanel open={open} type="knockout" offered={offered} />;
    case 'tables':
      return open.may.manage ? (
        <Suspense fallback={<HoldsPaint />}>
          <DayTab open={open} />
        </Suspense>
      ) : null;
    case 'results':
      return <ResultsTab open={open} />;
    case 'ages':
      return (
        <Suspense fallback={<HoldsPaint />}>
          <AgesTab open={open} />
        </Suspense>
      );
    case 'information':
      return <InformationTab open={open} endedCodes={<EndedCodesOf open={open} />} />;
  }
}
