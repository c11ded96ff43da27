import { useEffect } from 'react';
import type { ApiForm } from '#ui/form/use-api-form.ts';
import { formula, tableOf, type EditionValues, type ParsedEdition } from './edition-values.ts';

export type EditionForm = ApiForm<EditionValues, ParsedEdition>;

/** Makes the table of points again whenever its formula is changed to another valid one. */
export function useFormula({ subscribe, setValue }: EditionForm): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          if (type !== 'change' || !name?.startsWith('formula')) return;
          const made = formula.safeParse(values.formula);
          if (!made.success) return;
          const table = tableOf(made.data, values.ranking_system.pointsDistribution);
          setValue('ranking_system.pointsDistribution', [...table], {
            shouldDirty: true,
            shouldValidate: true,
          });
        },
      }),
    [subscribe, setValue],
  );
}
