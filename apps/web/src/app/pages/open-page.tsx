import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { getOpen, listPhases, type OpenPage as Open, type Phase } from '@topspin/contract';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenConflicts } from '#features/competition/conflict/open-conflicts.tsx';
import { PhasesPanel } from '#features/competition/phase/phases-panel.tsx';
import { PhaseStep } from '#features/competition/phase/phase-step.tsx';
import { AgesTab } from '#features/opens/ages-tab.tsx';
import { usePhaseName } from '#features/competition/shown/phase-name.ts';
import { InformationTab } from '#features/opens/information-tab.tsx';
import { firstTab } from '#features/opens/first-tab.ts';
import { isPhaseStep, type NextStep, nextStep, progressOf } from '#features/opens/steps/next-step.ts';
import { winnersBeside } from '#features/opens/winners-beside.ts';
import { OpenHeader } from '#features/opens/open-header.tsx';
import { type OpenTab, openTabs, tabOf } from '#features/opens/open-tabs.ts';
import { PlayersTab } from '#features/opens/players/players-tab.tsx';
import { ResultsTab } from '#features/opens/results-tab.tsx';
import { useStepHint } from '#features/opens/steps/step-hint.ts';
import { ShareOpen } from '#features/opens/share-open.tsx';
import { StepButton, TransitionButton } from '#features/opens/steps/step-button.tsx';
import { InscriptionAction, type NewPlayer } from '#features/opens/inscription/inscription-action.tsx';
import { ApprovalNotice } from '#features/trust/approval-notice.tsx';
import { loadWords } from '#lib/i18n.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { WayOn } from '#lib/way-on.tsx';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { RestrictedOpen } from './restricted-open.tsx';

const NewPlayerDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('#features/management/new-player-dialog.tsx'),
    loadWords(['management', 'consents']),
  ]);
  return { default: dialog.NewPlayerDialog };
});

const OpenTurns = lazy(async () => {
  const [panel] = await Promise.all([import('#lib/turns/turns-panel.tsx'), loadWords(['turns'])]);
  return { default: panel.OpenTurns };
});

const EndedCodes = lazy(async () => {
  const [codes] = await Promise.all([
    import('#features/competition/codes/ended-codes.tsx'),
    loadWords(['umpires', 'matches']),
  ]);
  return { default: codes.EndedCodes };
});

/** While its matches can be umpired. */
function EndedCodesOf({ open }: { readonly open: Open }) {
  if (!open.may.manage || open.state === 'finished' || open.state === 'canceled') return null;
  return (
    <Suspense fallback={<HoldsPaint />}>
      <EndedCodes open={open} />
    </Suspense>
  );
}

const newPlayer: NewPlayer = (onClose) => (
  <Suspense>
    <NewPlayerDialog onClose={onClose} />
  </Suspense>
);

/** An open as the current user sees it: its state, the next step, and its tabs. */
export function OpenPage() {
  const { t } = useTranslation('opens');
  const { openId } = useParams({ from: '/main/single-open/$openId' });
  const query = apiQuery(getOpen, { params: { id: openId } });
  const open = useQuery({ ...query, refetchInterval: useLive(query.queryKey, [`open:${openId}`]) });
  if (open.data?.may.see_players === false)
    return (
      <RestrictedOpen open={open.data} step={<InscriptionAction open={open.data} newPlayer={newPlayer} />} />
    );
  if (open.data) return <KnownOpen open={open.data} />;
  if (open.isError)
    return (
      <ErrorState
        error={open.error}
        onRetry={() => void open.refetch()}
        missing={{ action: <WayOn to="opens" /> }}
      />
    );
  return (
    <Page title={t('title')}>
      <RowSkeletons count={6} height={72} />
    </Page>
  );
}

function KnownOpen({ open }: { readonly open: Open }) {
  const { t } = useTranslation('opens');
  const navigate = useNavigate();
  const { tab: asked } = useSearch({ from: '/main/single-open/$openId' });
  const phasesQuery = apiQuery(listPhases, { params: { id: open._id } });
  const refetchInterval = useLive(phasesQuery.queryKey, [`open:${open._id}`]);
  const { data, isPending } = useQuery({ ...phasesQuery, refetchInterval });
  const phases = data?.collection ?? [];
  // Finished here: its classification, whatever tab the address asks for.
  const [finishing, setFinishing] = useState(false);
  const tab = finishing && open.state === 'finished' ? 'results' : (asked ?? firstTab(open, phases));
  const next = nextStep(open, phases);
  const step = next && inTab(next, tab, phases);
  const client = useQueryClient();
  // Its last match may have ended anywhere, and only the phases are read again and again.
  const isBehind = step !== null && mayEnd(step, phases) && !open.may.transitions.includes('finished');
  useEffect(() => {
    if (isBehind) void invalidate(client, getOpen);
  }, [isBehind, client]);
  const hint = useStepHint()(open, next);
  const phaseName = usePhaseName();
  const show = (chosen: OpenTab) => {
    setFinishing(false);
    void navigate({ to: '.', search: { tab: chosen }, replace: true });
  };
  return (
    <Box sx={{ width: '100%', px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 3 } }}>
      <Box sx={readable}>
        <OpenHeader
          share={<ShareOpen open={open} />}
          open={open}
          hint={hint}
          winners={winnersBeside(open, phases).map(({ phase, name }) => ({
            bracket: phaseName(phase),
            name,
          }))}
          progress={open.state === 'active' ? progressOf(phases) : undefined}
          step={
            step ? (
              <Step {...{ open, phases, step, tab }} onTab={show} onFinish={() => setFinishing(true)} />
            ) : (
              open.may.manage || <InscriptionAction open={open} newPlayer={newPlayer} />
            )
          }
        />
        <ApprovalNotice open={open} />
        <OpenConflicts open={open} />
        <Suspense fallback={<HoldsPaint />}>
          {open.state === 'active' && <OpenTurns openId={open._id} onlyOwn={open.may.manage} />}
        </Suspense>
        <Tabs
          value={tab}
          onChange={(_, chosen: OpenTab) => show(chosen)}
          variant="scrollable"
          scrollButtons={false}
          sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          {openTabs.map((name) => (
            <Tab
              key={name}
              value={name}
              label={t(`tabs.${name}`)}
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
        sx={tab === 'knockouts' ? null : readable}
      >
        {asked === undefined && isPending ? (
          <RowSkeletons count={6} height={72} />
        ) : (
          <TabContent tab={tab} open={open} offered={offeredBy(step)} />
        )}
      </Box>
    </Box>
  );
}

type StepProps = {
  readonly open: Open;
  readonly phases: readonly Phase[];
  readonly step: NextStep;
  readonly tab: OpenTab;
  readonly onTab: (tab: OpenTab) => void;
  readonly onFinish: () => void;
};

/** The organiser's next step; an open may also end after its groups. */
function Step({ open, phases, step, tab, onTab, onFinish }: StepProps) {
  if (!isPhaseStep(step)) return <StepButton {...{ open, step, tab, onTab, onFinish }} />;
  return (
    <>
      {mayEnd(step, phases) && <TransitionButton quiet open={open} to="finished" onFinish={onFinish} />}
      <PhaseStep {...{ open, phases, step }} onShow={(type) => onTab(tabOf[type])} />
    </>
  );
}

/** Without groups, a first knockout is created from its tab. */
const inTab = (step: NextStep, tab: OpenTab, phases: readonly Phase[]): NextStep =>
  step.kind === 'phase' && phases.length === 0 && tab === 'knockouts' ? { ...step, type: 'knockout' } : step;

/** Whether everything that was drawn is played. */
const mayEnd = (step: NextStep, phases: readonly Phase[]): boolean =>
  (step.kind === 'phase' && phases.length > 0) || (step.kind === 'transition' && step.to === 'finished');

const offeredBy = (step: NextStep | null) => (step && isPhaseStep(step) ? step : null);

/** Brackets are as wide as they need; everything else is not. */
const readable = { maxWidth: widths.page, mx: 'auto' } as const;

type TabProps = {
  readonly tab: OpenTab;
  readonly open: Open;
  readonly offered: ReturnType<typeof offeredBy>;
};

function TabContent({ tab, open, offered }: TabProps) {
  switch (tab) {
    case 'players':
      return <PlayersTab open={open} newPlayer={newPlayer} />;
    case 'groups':
      return <PhasesPanel open={open} type="groups" offered={offered} />;
    case 'knockouts':
      return <PhasesPanel open={open} type="knockout" offered={offered} />;
    case 'results':
      return <ResultsTab open={open} />;
    case 'ages':
      return <AgesTab open={open} />;
    case 'information':
      return <InformationTab open={open} endedCodes={<EndedCodesOf open={open} />} />;
  }
}
