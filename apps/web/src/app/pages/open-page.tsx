import Box from '@mui/material/Box';
import { getOpen, listPhases, type OpenPage as Open, type Phase } from '@topspin/contract';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhaseStep } from '#features/competition/phase/phase-step.tsx';
import { usePhaseName } from '#features/competition/shown/phase-name.ts';
import { firstTab } from '#features/opens/first-tab.ts';
import { isPhaseStep, type NextStep, nextStep, progressOf } from '#features/opens/steps/next-step.ts';
import { winnersBeside } from '#features/opens/winners-beside.ts';
import { OpenHeader } from '#features/opens/open-header.tsx';
import { type OpenTab, tabOf } from '#features/opens/open-tabs.ts';
import { useStepHint } from '#features/opens/steps/step-hint.ts';
import { ShareOpen } from '#features/opens/share-open.tsx';
import { StepButton, TransitionButton } from '#features/opens/steps/step-button.tsx';
import { InscriptionAction, type NewPlayer } from '#features/opens/inscription/inscription-action.tsx';
import { plannedTypes } from '#domain/formats/planned-types.ts';
import { loadWords } from '#lib/i18n.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { WayOn } from '#lib/way-on.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { KeepsHeight } from '#ui/page/keeps-height.tsx';
import { Page } from '#ui/page/page.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { OpenParts, readable } from './open-parts.tsx';
import { RestrictedInformation } from './restricted-information.tsx';

const NewPlayerDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('#features/my-page/new-player-dialog.tsx'),
    loadWords(['management', 'consents']),
  ]);
  return { default: dialog.NewPlayerDialog };
});

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
  // Another open is drawn at once: only changes of the same one may come later.
  if (open.data) return <WithPhases key={open.data._id} open={open.data} />;
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

const none: readonly Phase[] = [];

function WithPhases({ open }: { readonly open: Open }) {
  const phasesQuery = apiQuery(listPhases, { params: { id: open._id } });
  const refetchInterval = useLive(phasesQuery.queryKey, [`open:${open._id}`]);
  const { data, isPending } = useQuery({ ...phasesQuery, refetchInterval, enabled: open.may.see_players });
  const phases = data?.collection ?? none;
  const { tab } = useSearch({ from: '/main/single-open/$openId' });
  return <Calm {...{ open, phases, isPending }} isPlan={tab === 'tables'} />;
}

/**
 * Over the table plan a change of somebody else is drawn between the frames of a drag; elsewhere what one does is there at once. It reads no
 * query itself: if one that is drawn here went on meanwhile, React would draw everything at once.
 */
function Calm({ isPlan, ...now }: LoadedProps & { readonly isPlan: boolean }) {
  const later = {
    open: useDeferredValue(now.open),
    phases: useDeferredValue(now.phases),
    isPending: useDeferredValue(now.isPending),
  };
  return <LoadedOpen {...(isPlan ? later : now)} />;
}

type LoadedProps = {
  readonly open: Open;
  readonly phases: readonly Phase[];
  /** Whether the phases are still being read. */
  readonly isPending: boolean;
};

const LoadedOpen = memo(function LoadedOpen({ open, phases, isPending }: LoadedProps) {
  const navigate = useNavigate();
  const { tab: asked } = useSearch({ from: '/main/single-open/$openId' });
  // Finished here: its classification, whatever tab the address asks for.
  const [finishing, setFinishing] = useState(false);
  const tab = finishing && open.state === 'finished' ? 'results' : (asked ?? firstTab(open, phases));
  const next = nextStep(open, phases, plannedTypes(open._id));
  const step = next && inTab(next, tab, phases);
  // Its last match may have ended anywhere, and only the phases are read again and again.
  const isBehind = step !== null && mayEnd(step, phases) && !open.may.transitions.includes('finished');
  useEffect(() => {
    if (isBehind) void invalidate(getOpen);
  }, [isBehind]);
  const hintOf = useStepHint();
  // The tables come soon below, and nothing that comes above them may move them.
  const brief = tab === 'tables' && open.state === 'active';
  const phaseName = usePhaseName();
  const show = (chosen: OpenTab) => {
    setFinishing(false);
    void navigate({ to: '.', search: { tab: chosen }, replace: true });
  };
  return (
    <Box
      sx={{
        width: '100%',
        px: { xs: 2, sm: brief ? 2 : 3 },
        py: brief ? { xs: 2, md: 1 } : { xs: 2, sm: 3 },
      }}
    >
      <Box sx={brief ? null : readable}>
        <KeepsHeight key={`${open._id} ${brief}`}>
          <OpenHeader
            share={<ShareOpen open={open} />}
            {...{ open, brief }}
            // A second button or the winner of a bracket, which somebody else's act may bring, is shown in place of the explanation.
            hint={brief || hasSecondButton(open, step, phases) ? undefined : hintOf(open, next)}
            winners={(brief ? [] : winnersBeside(open, phases)).map(({ phase, name }) => ({
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
        </KeepsHeight>
      </Box>
      {/* The header stays, and its dialog open, when who has just registered begins to see the others. */}
      {open.may.see_players ? (
        <OpenParts
          key={open._id}
          {...{ open, phases, tab, newPlayer }}
          isTabKnown={asked !== undefined || !isPending}
          offered={step && isPhaseStep(step) ? step : null}
          onTab={show}
        />
      ) : (
        <RestrictedInformation open={open} />
      )}
    </Box>
  );
});

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
      {tab !== 'tables' && mayEnd(step, phases) && (
        <TransitionButton quiet open={open} to="finished" onFinish={onFinish} />
      )}
      <PhaseStep {...{ open, phases, step }} onShow={(type) => onTab(tabOf[type])} />
    </>
  );
}

/** Without groups, a first knockout is created from its tab. */
const inTab = (step: NextStep, tab: OpenTab, phases: readonly Phase[]): NextStep =>
  step.kind === 'phase' && phases.length === 0 && tab === 'knockouts' ? { ...step, type: 'knockout' } : step;

/** Whether another button stands beside the next step: to open the registration again, or to finish after the groups. */
const hasSecondButton = ({ state }: Open, step: NextStep | null, phases: readonly Phase[]): boolean =>
  state === 'registrationClosed' || (state === 'active' && step !== null && mayEnd(step, phases));

/** Whether everything that was drawn is played. */
const mayEnd = (step: NextStep, phases: readonly Phase[]): boolean =>
  (step.kind === 'phase' && phases.length > 0) || (step.kind === 'transition' && step.to === 'finished');
