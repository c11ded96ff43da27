/** What is wrong with the field at a path. */
export type Issue = { readonly path: readonly (string | number)[]; readonly message: string };

/** An error that says which fields are invalid. */
export type ServerProblem = Error & { readonly issues: readonly Issue[] };

export const isServerProblem = (error: unknown): error is ServerProblem =>
  error instanceof Error && 'issues' in error && Array.isArray(error.issues);
