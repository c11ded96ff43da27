/** An expected failure: a code from the message catalogue, and its figures. */
export type Failure = { readonly code: string };

/** An expected outcome as a value: user input never causes a throw. */
export type Result<T, E extends Failure = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps an expected failure. */
export const err = <const E extends Failure>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});
