import { root } from './programs.ts';

/** How many tests of a step passed and failed; one that could not run has failed. */
export type Score = { passed: number; failed: string[] };

export type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};

/**
 * From Vitest's report and exit code; a file that does not load, a skipped test and an unhandled error are
 * failures.
 */
export function vitestScore({ testResults }: VitestReport, code: number): Score {
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ name, ...test })),
  );
  const passed = all.filter(({ status }) => status === 'passed').length;
  const failed = all
    .filter(({ status }) => status !== 'passed')
    .map(({ name, fullName, status }) => `${fullName} (${status}) in ${name.replace(root, '')}`);
  const unloaded = testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status === 'passed'),
    )
    .map(({ name }) => `${name.replace(root, '')} did not run to its end`);
  const failures = [...failed, ...unloaded];
  if (code !== 0 && failures.length === 0) failures.push(`vitest ended with ${code}, though no test failed`);
  return { passed, failed: failures };
}

export type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };
type Suite = {
  title: string;
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
};

/** From Playwright's report and exit code; a flaky or skipped journey has failed. */
export function playwrightScore({ suites, errors }: PlaywrightReport, code: number): Score {
  const journeys = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests: runs }) => runs.map(({ status }) => ({ title, file, status })));
  const passed = journeys.filter(({ status }) => status === 'expected').length;
  const failed = journeys
    .filter(({ status }) => status !== 'expected')
    .map(({ title, file, status }) => `${title} (${status}) in e2e/${file}`);
  failed.push(...errors.map(({ message = 'an error' }) => `playwright: ${message.split('\n')[0]}`));
  if (code !== 0 && failed.length === 0)
    failed.push(`playwright ended with ${code}, though no journey failed`);
  return { passed, failed };
}

function specsOf(suite: Suite): Suite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}
