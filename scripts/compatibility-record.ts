/** A run of the API's tests on a PostgreSQL. */
export type CompatibilityRun = {
  readonly postgres: string;
  readonly tests: string;
  /** The newest one there was. */
  readonly migration: string;
  readonly commit: string;
  readonly date: string;
};

const heading = '## PostgreSQL versions';

const section = `${heading}

The tests of the API on the newest PostgreSQL of Debian's packages, by \`npm run compatibility -- --record\`, whenever a migration was
added. \`npm test\` runs them on the embedded one.

| PostgreSQL | tests | newest migration | commit | date |
|---|---|---|---|---|
`;

/** The document of measurements with this run at the end of its section, which is added if needed. */
export function withRun(document: string, run: CompatibilityRun): string {
  const text = document.includes(heading) ? document : `${document.trimEnd()}\n\n${section}`.trimStart();
  const next = text.indexOf('\n## ', text.indexOf(heading) + heading.length);
  const end = next === -1 ? text.length : next;
  const row = `| ${run.postgres} | ${run.tests} | ${run.migration} | ${run.commit} | ${run.date} |`;
  return `${text.slice(0, end).trimEnd()}\n${row}\n${text.slice(end)}`;
}
