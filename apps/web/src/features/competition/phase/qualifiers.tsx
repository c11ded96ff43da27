import type { Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useBestWords } from '#domain/next-places/use-next-places-words.ts';
import { formatList } from '#lib/format.ts';
import { type PhaseForm, qualifiersOf } from './new-phase.ts';
import { Hint } from '#ui/page/hint.tsx';

type Props = { readonly form: PhaseForm; readonly phases: readonly Phase[] };

/** The qualifiers for a new phase once the groups are over, and the size of the knockout they make. */
export function Qualifiers({ form, phases }: Props) {
  const { t } = useTranslation('competition');
  const best = useBestWords();
  const feeder = phases.find(({ _id }) => _id === form.source);
  const names = qualifiersOf(form, phases);
  if (feeder?.state !== 'finished' || names.length === 0) return null;
  const fillers = Math.max(0, (form.fillTo ?? 0) - names.length);
  const players = names.length + fillers;
  const size = 2 ** Math.ceil(Math.log2(players));
  const byes = size - players;
  const words = best({ position: form.positionTo + 1, places: fillers });
  const all = fillers > 0 ? [...names, words.charAt(0).toLocaleLowerCase() + words.slice(1)] : names;
  return (
    <Hint role="status">
      {t('phase.qualifiers', { count: players, names: formatList(all) })}{' '}
      {form.type === 'knockout' &&
        (byes > 0 ? t('phase.bracketWithByes', { size, count: byes }) : t('phase.bracketOf', { size }))}
    </Hint>
  );
}
