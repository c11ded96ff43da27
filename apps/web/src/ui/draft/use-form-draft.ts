import { useEffect, useLayoutEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { changedFields, draftFor, type Draft, shownAtOnce, type Typed } from './drafts.ts';
import { useKept, type KeptDraft } from './use-kept.ts';

/** Sets fields as if they had been typed. */
export function typeInto<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  typed: Typed,
): void {
  for (const [name, value] of Object.entries(typed))
    form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
}

/**
 * Keeps the fields that were changed as a draft, and shows them when the form comes back: over the newest values of the
 * others, which somebody else may have changed in the meantime.
 */
export function useFormDraft<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  draft: Draft | null,
): KeptDraft {
  const { defaultValues: initial = {} } = form.formState;
  const [found] = useState(() => draftFor(draft, initial));
  const kept = useKept({
    draft,
    found,
    typed: () => changedFields(form.getValues(), initial),
    show: (typed) => typeInto(form, typed),
    clear: () => form.reset(),
  });
  // Before the first paint, but once lists of fields listen to the form.
  useLayoutEffect(() => queueMicrotask(() => typeInto(form, shownAtOnce(found))), [form, found]);
  useEffect(() =>
    draft === null
      ? undefined
      : form.subscribe({
          formState: { values: true },
          callback: ({ values, defaultValues = {} }) => kept.keep(changedFields(values, defaultValues)),
        }),
  );
  return kept;
}
