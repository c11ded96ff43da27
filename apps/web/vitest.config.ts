import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'web',
    include: ['src/**/*.test.tsx'],
    // A fresh jsdom per file, in threads that have jsdom loaded already: forks load all of it for each file.
    environment: 'jsdom',
    // A form of many fields takes a busy machine its time.
    testTimeout: 30_000,
    pool: 'vmThreads',
    setupFiles: ['src/testing/patience.ts', 'src/testing/own-channels.ts'],
    // Its functions wait longer, too.
    alias: [
      {
        find: /^@testing-library\/react$/u,
        replacement: `${import.meta.dirname}/src/testing/testing-library.ts`,
      },
    ],
  },
});
