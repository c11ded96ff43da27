/** How a peer answers every request, as JSON in the variable TASK. */
export type MemoryTask = { readonly status: number; readonly type: string; readonly body: string };

export type DatabaseTask = {
  readonly databaseUrl: string;
  readonly statements: readonly Statement[];
  /** Whether PostgreSQL plans each statement once per connection. */
  readonly prepared: boolean;
};

/** The statement of the second point of a match, whose values differ from point to point. */
export type PointTask = Pick<DatabaseTask, 'databaseUrl' | 'prepared'> & {
  readonly statement: Statement & { readonly match: string };
};

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };

export const readTask = (): unknown => JSON.parse(process.env['TASK'] ?? '');
