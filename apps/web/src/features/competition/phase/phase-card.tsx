import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { NextPlaces, OpenPage, Phase } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubSigns } from '#domain/clubs/club-signs.ts';
import { clubsOf } from '#domain/clubs/side-clubs.ts';
import { NextPlacesTable } from '#domain/next-places/next-places-table.tsx';
import { useBestWords } from '#domain/next-places/use-next-places-words.ts';
import { Row } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { SavedDrawDialog } from '../draw/draw-dialogs.ts';
import { nextRound } from '../swiss/next-round.ts';
import { BracketOfPhase } from './bracket-of-phase.tsx';
import { GroupCard } from './group-card.tsx';
import { PhasePlan } from './phase-plan.tsx';
import { PhaseMenu } from './phase-menu.tsx';
import { DialogOf } from './phase-step.tsx';
import { usePhaseName } from '../shown/phase-name.ts';
import { useCreateMatches } from './use-create-matches.ts';
import { Vacancies } from './vacancies.tsx';

type StepProps = { readonly phase: Phase; readonly phases: readonly Phase[]; readonly open: OpenPage };
type Props = StepProps & {
  /** Whether the header of the page offers its next step. */
  readonly isOffered: boolean;
};

/** A phase: its state, its own next step if the page offers another, and its groups or its bracket. */
export function PhaseCard({ phase, phases, open, isOffered }: Props) {
  const { t } = useTranslation('competition');
  const name = usePhaseName();
  const clubs = clubSigns(
    phase.groups.flatMap(({ order }) => order.flatMap(({ player }) => clubsOf(player))),
  );
  return (
    <Card component="section" aria-label={name(phase)} sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
      <Row nowrap sx={{ mb: 2, alignItems: 'flex-start' }}>
        <Row gap={1.5} sx={{ flex: 1, minHeight: 44 }}>
          <Typography variant="h2">{name(phase)}</Typography>
          <Chip
            size="small"
            variant="outlined"
            label={t(`phase.states.${phase.state}`)}
            color={phase.state === 'matches' ? 'primary' : 'default'}
          />
          {phase.swiss && phase.swiss.paired > 0 && (
            <Typography>
              {t('swiss.roundOf', { round: phase.swiss.paired, rounds: phase.swiss.rounds })}
            </Typography>
          )}
          {phase.groups.map(
            ({ _id, winner }) =>
              winner && <Typography key={_id}>{t('phase.wonBy', { name: winner.name })}</Typography>,
          )}
          <Row nowrap sx={{ ml: 'auto' }}>
            {open.may.manage && !isOffered && <NextStep phase={phase} phases={phases} open={open} />}
            {!open.may.manage && phase.report && !phase.swiss && (
              <DrawButton phase={phase} name={name(phase)} />
            )}
          </Row>
        </Row>
        {open.may.manage && <PhaseMenu phase={phase} name={name(phase)} phases={phases} open={open} />}
      </Row>
      {open.may.manage && <Vacancies phase={phase} open={open} />}
      {phase.state === 'created' && <PhasePlan phase={phase} phases={phases} open={open} />}
      {phase.type === 'knockout' && phase.groups[0] ? (
        <BracketOfPhase openId={open._id} groupId={phase.groups[0]._id} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
          }}
        >
          {phase.groups.map((group) => (
            <GroupCard key={group._id} group={group} phase={phase} openId={open._id} clubs={clubs} />
          ))}
        </Box>
      )}
      {phase.next_places && phase.state !== 'groups' && <BestOfNext next={phase.next_places} />}
    </Card>
  );
}

/** How the best of the next position compare, below the groups they come from. */
function BestOfNext({ next }: { readonly next: NextPlaces }) {
  const best = useBestWords();
  return (
    <Box sx={{ mt: 3, maxWidth: 720 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {best(next)}
      </Typography>
      <NextPlacesTable next={next} />
    </Box>
  );
}

/** What anybody may know of a saved draw: its seed, and what it could not keep. */
function DrawButton({ phase, name }: { readonly phase: Phase; readonly name: string }) {
  const { t } = useTranslation('competition');
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>{t('phase.report')}</Button>
      {shown && <SavedDrawDialog phase={phase} name={name} onClose={() => setShown(false)} />}
    </>
  );
}

/** The button for the next step of a phase: the draw, then the matches. */
function NextStep({ phase, phases, open }: StepProps) {
  const { t } = useTranslation('competition');
  const name = usePhaseName();
  const [drawing, setDrawing] = useState(false);
  const createMatches = useCreateMatches(phase);
  const { source } = phase;
  const feeder = source.from === 'phase' ? phases.find(({ _id }) => _id === source.phase_id) : undefined;
  if (open.state !== 'active') return null;
  if (phase.state === 'groups') {
    return (
      <ActButton variant="outlined" busy={createMatches.isPending} onClick={() => createMatches.mutate()}>
        {t('draw.createMatches')}
      </ActButton>
    );
  }
  const round = nextRound(phase);
  if (phase.state !== 'created' && round === undefined) return null;
  if (feeder && feeder.state !== 'finished') {
    return <Hint>{t('phase.waitingSource', { phase: name(feeder) })}</Hint>;
  }
  return (
    <>
      <ActButton variant="outlined" onClick={() => setDrawing(true)}>
        {round === undefined ? t('draw.make') : t('swiss.pair', { round })}
      </ActButton>
      {drawing && <DialogOf phase={phase} name={name(phase)} onClose={() => setDrawing(false)} />}
    </>
  );
}
