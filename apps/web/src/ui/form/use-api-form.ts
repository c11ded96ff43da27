import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod/mini';
import { useOneAtATime } from '../act/one-at-a-time.ts';
import { writeBegins } from '../act/settling.ts';
import { changedFields, type Draft } from '../draft/drafts.ts';
import { typeInto, useFormDraft } from '../draft/use-form-draft.ts';
import type { KeptDraft } from '../draft/use-kept.ts';
import { isServerProblem, type ServerProblem } from './server-problem.ts';

type Options<Values extends FieldValues, Parsed> = {
  /**
   * Validates the form's values and turns them into the body; an issue's path names the field that shows it.
   */
  readonly schema: z.ZodMiniType<Parsed, Values>;
  readonly defaultValues: DefaultValues<Values>;
  /** The name under which typed text is kept until it is saved; null for a form of passwords, or of one address. */
  readonly draft: Draft | null;
  readonly onSubmit: (values: Parsed) => Promise<void>;
  /** For fields with a different name in the API's body and on the form. */
  readonly rename?: (path: string) => string;
};

export type ApiForm<Values extends FieldValues, Parsed> = UseFormReturn<Values, unknown, Parsed> & {
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Shows values that have changed on the server, and keeps what was typed; a field that both changed says what the other is. */
  readonly rebase: (fresh: Values) => void;
  readonly draft: KeptDraft;
  /** The server's error, if it belongs to no field. */
  readonly problem: ServerProblem | null;
};

/** A form validated by a schema of the contract, whose fields also show the server's issues. */
export function useApiForm<Values extends FieldValues, Parsed>({
  schema,
  defaultValues,
  draft,
  onSubmit,
  rename = (path) => path,
}: Options<Values, Parsed>): ApiForm<Values, Parsed> {
  const form = useForm<Values, unknown, Parsed>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const focusWrong = useWrongFocus(form);
  const { t } = useTranslation();
  const oneAtATime = useOneAtATime();
  const kept = useFormDraft(form, draft);
  const send = form.handleSubmit(async (values) => {
    const ended = writeBegins();
    try {
      await kept.saving(() => onSubmit(values));
    } catch (error) {
      if (!isServerProblem(error)) throw error;
      showIssues(form, error, rename);
      focusWrong();
    } finally {
      ended();
    }
  }, focusWrong);
  const { root } = form.formState.errors;
  return Object.assign(form, {
    submit: (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      trimTexts(form);
      return oneAtATime(() => send(event));
    },
    rebase: (fresh: Values) => {
      const before = form.formState.defaultValues ?? {};
      const typed = changedFields(form.getValues(), before);
      form.reset(fresh);
      typeInto(form, typed);
      for (const [name, value] of theirs({ before, typed, fresh }))
        form.setError(name as Path<Values>, { type: 'theirs', message: t('problem.theirs', { value }) });
    },
    draft: kept,
    problem: (root?.['server'] as { problem?: ServerProblem } | undefined)?.problem ?? null,
  });
}

/**
 * What moves the focus to the first field that is wrong, once all of them say so: a message that came after would move what the focus
 * has just scrolled to.
 */
function useWrongFocus<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const first = [...form.control._names.mount].find((name) => form.getFieldState(name as never).invalid);
    if (first !== undefined) form.setFocus(first as never);
  }, [asked, form]);
  return () => setAsked((before) => before + 1);
}

type Rebased = { readonly before: object; readonly typed: object; readonly fresh: object };

/** The texts and numbers that somebody else saved in fields where something else is typed here. */
function theirs({ before, typed, fresh }: Rebased): (readonly [string, string])[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const saved = new Map<string, unknown>(Object.entries(fresh));
  return Object.entries(typed).flatMap(([name, value]: [string, unknown]) => {
    const now = saved.get(name);
    const isText = typeof now === 'string' || typeof now === 'number';
    return isText && now !== '' && now !== old.get(name) && now !== value
      ? [[name, String(now)] as const]
      : [];
  });
}

/** Trims the texts that are being typed when Enter sends the form: they were never left. Passwords too. */
function trimTexts<Values extends FieldValues, Parsed>(form: UseFormReturn<Values, unknown, Parsed>): void {
  const values = form.getValues();
  for (const [name, value] of Object.entries(trimmed(values)))
    if (JSON.stringify(value) !== JSON.stringify(values[name]))
      form.setValue(name as Path<Values>, value as never);
}

const trimmed = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, trimmedValue(value)]),
  );

function trimmedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmedValue);
  return typeof value === 'object' && value !== null ? trimmed(value) : value;
}

/** Puts each issue of an answer at its field; issues without a field are shown above the form's button. */
function showIssues<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  problem: ServerProblem,
  rename: (path: string) => string,
): void {
  const known = new Set(Object.keys(form.getValues()));
  const placed = problem.issues.filter(({ path }) => known.has(rename(path.join('.')).split('.')[0] ?? ''));
  // A field says the first thing that is wrong with it, as it does of the form's own rules.
  const shown = new Set<string>();
  for (const { path, message } of placed) {
    const name = rename(path.join('.'));
    if (shown.has(name)) continue;
    form.setError(name as Path<Values>, { type: 'server', message });
    shown.add(name);
  }
  if (placed.length === 0 || placed.length < problem.issues.length) {
    form.setError('root.server', { type: 'server', message: problem.message, problem } as { type: string });
  }
}
