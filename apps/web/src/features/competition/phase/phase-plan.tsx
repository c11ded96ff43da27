import Typography from '@mui/material/Typography';
import type { OpenPage, Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useSeedWords } from '../draw/use-seed-words.ts';
import { usePhaseName } from '../shown/phase-name.ts';
import { Hint } from '#ui/page/hint.tsx';

type Props = { readonly phase: Phase; readonly phases: readonly Phase[]; readonly open: OpenPage };

/** The plan of a phase that is not drawn yet: its players, how they are divided, and the number of sets. */
export function PhasePlan({ phase, phases, open }: Props) {
  const { t } = useTranslation(['competition', 'opens']);
  const source = useSourceWords()(phase, phases);
  const division = [
    phase.group_size !== null && t('phase.bySize', { size: phase.group_size }),
    phase.groups_count !== null && t('phase.byCount', { count: phase.groups_count }),
  ];
  const seedWords = useSeedWords();
  const plan = [
    source,
    ...division,
    phase.swiss && t('swiss.byRounds', { count: phase.swiss.rounds }),
    t('opens:bestOf', { count: phase.best_of }),
    phase.third_place && t('phase.thirdPlace'),
    phase.source.from === 'registrations' && phase.seeds !== null && seedWords(phase.seeds),
  ];
  return (
    <>
      <Typography>{plan.filter(Boolean).join(' · ')}</Typography>
      {open.state !== 'active' && <Hint sx={{ mt: 0.5 }}>{t('phase.waitingReception')}</Hint>}
    </>
  );
}

/** The players of a phase: those present, or positions of the groups of an earlier one. */
function useSourceWords(): (phase: Phase, phases: readonly Phase[]) => string {
  const { t } = useTranslation('competition');
  const name = usePhaseName();
  return ({ source }, phases) => {
    if (source.from === 'registrations') return t('phase.fromRegistrations');
    const feeder = phases.find(({ _id }) => _id === source.phase_id);
    const { position_from: from, position_to: to, fill_to: count } = source;
    const filled = count !== undefined && t('phase.filledTo', { count, position: to + 1 });
    const positions = [`${from}–${to}`, filled].filter(Boolean).join(', ');
    return `${t('phase.fromPhase', { phase: feeder ? name(feeder) : '' })} (${positions})`;
  };
}
