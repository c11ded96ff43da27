type Logged = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  readonly [property: string]: unknown;
};

/** Properties of PostgreSQL's errors that name things of the schema; `detail`, `where` and others quote rows and parameters. */
const named = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** An error as the log shows it: what happened and where, without what people typed. */
export function withoutData(error: Error): Logged {
  const given: Readonly<Record<string, unknown>> = Object(error);
  const shown = named.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]));
  const { cause } = error;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? error.message,
    ...Object.fromEntries(shown),
    ...(cause instanceof Error && { cause: withoutData(cause) }),
  };
}
