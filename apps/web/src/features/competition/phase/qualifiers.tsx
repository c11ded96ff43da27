import type { Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatList } from '#lib/format.ts';
import { type PhaseForm, qualifiersOf } from './new-phase.ts';
import { Hint } from '#ui/page/hint.tsx';

type Props = { readonly form: PhaseForm; readonly phases: readonly Phase[] };

/** The qualifiers for a new phase once the groups are over, and the size of the knockout they make. */
export function Qualifiers({ form, phases }: Props) {
  const { t } = useTranslation('competition');
  const feeder = phases.find(({ _id }) => _id === form.source);
  const names = qualifiersOf(form, phases);
  if (feeder?.state !== 'finished' || names.length === 0) return null;
  const size = 2 ** Math.ceil(Math.log2(names.length));
  const byes = size - names.length;
  return (
    <Hint role="status">
      {t('phase.qualifiers', { count: names.length, names: formatList(names) })}{' '}
      {form.type === 'knockout' &&
        (byes > 0 ? t('phase.bracketWithByes', { size, count: byes }) : t('phase.bracketOf', { size }))}
    </Hint>
  );
}
