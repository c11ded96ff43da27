import FormHelperText from '@mui/material/FormHelperText';
import { listEditions, type OpenPage } from '@topspin/contract';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OptionSearchInput } from '#domain/options/option-search-input.tsx';
import { useOptions } from '#domain/options/use-options.ts';
import { useMe } from '#lib/session/use-me.ts';
import type { OpenFormValues } from '../form/open-form-values.ts';
import { useLimits } from '../open-facts.tsx';
import { editionsToAsk } from './editions-to-ask.ts';
import { inWords } from './use-edition-name.ts';

type Props<Parsed> = {
  readonly form: UseFormReturn<OpenFormValues, unknown, Parsed>;
  /** The edition it is in, which only circuit managers change. */
  readonly in: OpenPage['edition'];
};

/** The edition an open belongs to or asks to be in; choosing one proposes who may enter the circuit's opens. */
export function EditionField<Parsed>({ form, in: current }: Props<Parsed>) {
  const { t } = useTranslation('opens');
  const roles = useMe()?.user.roles ?? [];
  const manages = roles.includes('admin') || roles.includes('circuitManager');
  const { control } = form;
  const [chosen, doubles] = useWatch({ control, name: ['edition_id', 'doubles'] });
  const editions = useOptions(listEditions, { ...editionsToAsk(manages), chosen });
  const circuit = editions.rowOf(chosen)?.circuit;
  const limits = useLimits();
  useProposal(form, chosen, circuit);
  if (current && !manages)
    return <FormHelperText>{t('place.onlyManagers', { edition: current.name })}</FormHelperText>;
  const isLimited = circuit && (circuit.age_range || circuit.rating_range || circuit.functional_diversity);
  const hints = [
    chosen !== '' && !manages && t('place.asks'),
    chosen !== '' && doubles !== '' && t('place.ofPairs'),
    isLimited && t('place.limits', { limits: limits({ ...circuit, gender: null }) }),
  ].filter(Boolean);
  return (
    <div>
      <OptionSearchInput
        control={control}
        name="edition_id"
        label={t('place.field')}
        none={t('place.noEdition')}
        options={editions}
        labelOf={({ circuit: of, name }) => inWords({ name, circuit: of.name })}
      />
      {hints.length > 0 && <FormHelperText sx={{ mx: 1.75 }}>{hints.join(' ')}</FormHelperText>}
    </div>
  );
}

type Circuit = Pick<OpenFormValues, 'age_range' | 'rating_range' | 'functional_diversity'>;

/** When another edition is chosen, sets the limits that its circuit has and the open has not. */
function useProposal<Parsed>(
  { getValues, setValue }: UseFormReturn<OpenFormValues, unknown, Parsed>,
  chosen: string,
  circuit: Circuit | undefined,
): void {
  const proposed = useRef(chosen);
  useEffect(() => {
    if (circuit === undefined || proposed.current === chosen) return;
    proposed.current = chosen;
    for (const range of ['age_range', 'rating_range'] as const)
      if (getValues(range) === null && circuit[range]) setValue(range, circuit[range], { shouldDirty: true });
    if (circuit.functional_diversity) setValue('functional_diversity', true, { shouldDirty: true });
  }, [chosen, circuit, getValues, setValue]);
}
