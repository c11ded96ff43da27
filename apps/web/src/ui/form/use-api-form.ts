import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { BaseSyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod/mini';
import { useOneAtATime } from '../act/one-at-a-time.ts';
import { writeBegins } from '../act/settling.ts';
import { isServerProblem, type ServerProblem } from './server-problem.ts';

type Options<Values extends FieldValues, Parsed> = {
  /** What the form holds and what comes out of it; an issue's path names the field it is shown at. */
  readonly schema: z.ZodMiniType<Parsed, Values>;
  readonly defaultValues: DefaultValues<Values>;
  readonly onSubmit: (values: Parsed) => Promise<void>;
  /** Where a field of the API's body has another name on the form. */
  readonly rename?: (path: string) => string;
};

export type ApiForm<Values extends FieldValues, Parsed> = UseFormReturn<Values, unknown, Parsed> & {
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** What the server said that belongs to no field. */
  readonly problem: ServerProblem | null;
};

/** A form checked by a schema of the contract, whose fields also show what the server says of them. */
export function useApiForm<Values extends FieldValues, Parsed>({
  schema,
  defaultValues,
  onSubmit,
  rename = (path) => path,
}: Options<Values, Parsed>): ApiForm<Values, Parsed> {
  const form = useForm<Values, unknown, Parsed>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });
  const oneAtATime = useOneAtATime();
  const send = form.handleSubmit(async (values) => {
    const ended = writeBegins();
    try {
      await onSubmit(values);
    } catch (error) {
      if (!isServerProblem(error)) throw error;
      showIssues(form, error, rename);
    } finally {
      ended();
    }
  });
  const { root } = form.formState.errors;
  return Object.assign(form, {
    submit: (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      return oneAtATime(() => send(event));
    },
    problem: (root?.['server'] as { problem?: ServerProblem } | undefined)?.problem ?? null,
  });
}

/** Puts each issue of an answer at its field; what has no field there is said over the form. */
function showIssues<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  problem: ServerProblem,
  rename: (path: string) => string,
): void {
  const known = new Set(Object.keys(form.getValues()));
  const placed = problem.issues.filter(({ path }) => known.has(rename(path.join('.')).split('.')[0] ?? ''));
  placed.forEach(({ path, message }, index) =>
    form.setError(
      rename(path.join('.')) as Path<Values>,
      { type: 'server', message },
      { shouldFocus: index === 0 },
    ),
  );
  if (placed.length === 0 || placed.length < problem.issues.length) {
    form.setError('root.server', { type: 'server', message: problem.message, problem } as { type: string });
  }
}
