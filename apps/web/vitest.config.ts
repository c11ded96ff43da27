import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    // A fresh jsdom for each file, in threads that know jsdom already: forks load all of it for each file.
    environment: 'jsdom',
    pool: 'vmThreads',
  },
});
