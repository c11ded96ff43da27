import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    // The application is imported once for each worker: no test may leave anything behind in a module.
    isolate: false,
    // Node imports it, as in production: see the configuration of all projects.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: ['src/testing/database/database-server.ts'],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
