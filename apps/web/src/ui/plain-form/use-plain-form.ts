import { useState, type BaseSyntheticEvent, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod/mini';
import { useOneAtATime } from '../act/one-at-a-time.ts';
import { writeBegins } from '../act/settling.ts';
import { isServerProblem, type Issue, type ServerProblem } from '../form/server-problem.ts';

type Texts = Readonly<Record<string, string>>;

type Options<Values extends Texts> = {
  readonly initial: Values;
  /** Loads the schema that says what is wrong, once something looks wrong; whatever looks right is left to the server. */
  readonly schema: () => Promise<z.ZodMiniType>;
  readonly onSubmit: (values: Values) => Promise<void>;
};

/** What a text field takes of its form. */
type PlainField = {
  readonly name: string;
  readonly value: string;
  readonly error: boolean;
  readonly helperText: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
};

/**
 * A form of a few texts for the first page, without React Hook Form and Zod, which other forms load. Texts are trimmed when a field is
 * left and when the form is sent, passwords too. A field shows what the schema or the server says of it until it is typed in.
 */
export function usePlainForm<Values extends Texts>({ initial, schema, onSubmit }: Options<Values>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Texts>({});
  const [problem, setProblem] = useState<ServerProblem | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const oneAtATime = useOneAtATime();

  const change = (name: string, text: string): void => {
    setValues((before) => ({ ...before, [name]: text }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)));
  };
  const trim = (name: string): void => {
    const text = values[name] ?? '';
    if (text !== text.trim()) change(name, text.trim());
  };
  /** Shows each issue at its field and goes to the first; answers whether all of them have one. */
  const place = (issues: readonly Issue[], form: HTMLFormElement): boolean => {
    const placed = issues.flatMap(({ path, message }) => {
      const name = path.join('.');
      return name in initial ? [[name, message] as const] : [];
    });
    // Of several issues at one field the first is shown.
    // Before the focus, which scrolls: a message that came after would move what is then seen.
    flushSync(() => setErrors(Object.fromEntries(placed.toReversed())));
    const first = placed[0] && form.elements.namedItem(placed[0][0]);
    if (first instanceof HTMLElement) first.focus();
    return placed.length > 0 && placed.length === issues.length;
  };
  const send = async (sent: Values, form: HTMLFormElement): Promise<void> => {
    const ended = writeBegins();
    setSubmitting(true);
    setErrors({});
    setProblem(null);
    try {
      const issues = looksRight(sent, form) ? [] : await issuesOf(sent, schema);
      if (issues.length > 0) place(issues, form);
      else await onSubmit(sent);
    } catch (error) {
      if (!isServerProblem(error)) throw error;
      if (!place(error.issues, form)) setProblem(error);
    } finally {
      ended();
      setSubmitting(false);
    }
  };

  return {
    field: (name: keyof Values & string): PlainField => ({
      name,
      value: values[name] ?? '',
      error: name in errors,
      helperText: errors[name],
      onChange: ({ target }) => change(name, target.value),
      onBlur: () => trim(name),
    }),
    submit: async (event?: BaseSyntheticEvent): Promise<void> => {
      event?.preventDefault();
      const form: unknown = event?.currentTarget;
      if (!(form instanceof HTMLFormElement)) return;
      const sent = trimmed(values);
      setValues(sent);
      await oneAtATime(() => send(sent, form));
    },
    reset: () => setValues(initial),
    problem,
    draft: null,
    formState: {
      isSubmitting,
      isDirty: Object.entries(values).some(([name, text]) => text !== initial[name]),
    },
  };
}

const trimmed = <Values extends Texts>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])) as Values;

/** Whether each field holds something, of the kind that its type asks for. */
const looksRight = (values: Texts, form: HTMLFormElement): boolean =>
  Object.values(values).every((text) => text !== '') && form.checkValidity();

/** Nothing where the schema cannot be loaded: then the server says what is wrong. */
async function issuesOf(values: Texts, schema: () => Promise<z.ZodMiniType>): Promise<readonly Issue[]> {
  const loaded = await schema().catch(() => undefined);
  const issues = loaded?.safeParse(values).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ path: path.map(String), message }));
}
