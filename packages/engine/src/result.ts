/** What can be expected to go wrong: a code that the catalogue of messages knows, and its figures. */
export type Failure = { readonly code: string };

/** An expected outcome as a value: nothing that a person can cause by typing is thrown. */
export type Result<T, E extends Failure = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a value that turned out well. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps an expected failure. */
export const err = <const E extends Failure>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});
