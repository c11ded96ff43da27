import { Refusal } from '#http/fail.ts';

/** What a thread sends back: an error loses its class on the way. */
export type Answered<Value> =
  | { readonly value: Value }
  | { readonly refused: Pick<Refusal, 'code' | 'details' | 'issues'> };

/** In a thread: what the work gives, or why it refuses. */
export function answered<Value>(work: () => Value): Answered<Value> {
  try {
    return { value: work() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, details, issues } = error;
    return { refused: { code, details, issues } };
  }
}

/** Outside of it: the value, or the refusal thrown again. */
export function valueOf<Value>(answer: Answered<Value>): Value {
  if ('value' in answer) return answer.value;
  const { code, details, issues } = answer.refused;
  throw new Refusal(code, details, issues && { issues });
}
