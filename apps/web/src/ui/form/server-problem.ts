type Issue = { readonly path: readonly (string | number)[]; readonly message: string };

/** A refusal that says which fields are wrong. */
export type ServerProblem = Error & { readonly issues: readonly Issue[] };

export const isServerProblem = (error: unknown): error is ServerProblem =>
  error instanceof Error && 'issues' in error && Array.isArray(error.issues);
