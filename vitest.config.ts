import { defineConfig } from 'vitest/config';

/** One project per workspace, so that `npx vitest --project engine` runs one of them alone. */
export default defineConfig({
  test: {
    projects: [
      // Thousands of random cases each: a busy machine takes its time.
      {
        test: {
          name: 'engine',
          root: './packages/engine',
          include: ['src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'contract', root: './packages/contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'messages', root: './packages/messages', include: ['src/**/*.test.ts'] } },
      './apps/api/vitest.config.ts',
      './apps/web/vitest.config.ts',
      { test: { name: 'scripts', root: './scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
