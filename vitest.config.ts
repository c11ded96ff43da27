import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. */
const longest = /every-call|every-role|main\.test|torture\.test/u;

/** They come first: a worker that began one last would leave the other idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}

/**
 * A project whose files share a worker: what they import is imported once, and no test may leave anything behind in a
 * module. Node imports it, as in production: Vite's module runner makes every call of an imported function several times
 * as slow, and the draws with it.
 */
const plain = (name: string, root: string, more: object = {}): TestProjectInlineConfiguration => ({
  test: {
    name,
    root,
    include: ['**/*.test.ts'],
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    ...more,
  },
});

/** One project per workspace, so that `npx vitest --project engine` runs one of them alone. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // Thousands of random cases each: a busy machine takes its time.
      plain('engine', './packages/engine', { testTimeout: 60_000 }),
      plain('contract', './packages/contract'),
      plain('messages', './packages/messages'),
      plain('embedded-postgres', './packages/embedded-postgres', {
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
      './apps/api/vitest.config.ts',
      './apps/web/vitest.config.ts',
      // What needs no page shares a worker too: a page for each file takes longer than most of their tests.
      {
        test: {
          name: 'web-plain',
          root: './apps/web',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          setupFiles: [`${import.meta.dirname}/apps/web/src/testing/patience.ts`],
        },
      },
      plain('build', './apps/web/build', { testTimeout: 60_000, hookTimeout: 60_000 }),
      plain('scripts', './scripts'),
    ],
  },
});
