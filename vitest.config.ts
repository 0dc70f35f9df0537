import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A file waits for its database as often as it computes: as many at a time as there are cores.
    maxWorkers: '100%',
    projects: [
      'apps/web/vite.config.ts',
      { test: { name: 'rules', root: 'packages/rules', environment: 'node' } },
      { test: { name: 'contract', root: 'packages/contract', environment: 'node' } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          environment: 'node',
          globalSetup: 'test/global-setup.ts',
          // Every file has a database of its own; the modules of the server, which are loaded once, keep nothing of it.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'simulators', root: 'simulators', environment: 'node' } },
      { test: { name: 'borders', root: 'tests/borders', environment: 'node' } },
      {
        test: {
          name: 'e2e',
          root: 'tests/e2e',
          environment: 'node',
          include: ['**/*.e2e.ts'],
          globalSetup: 'support/global-setup.ts',
          // What a person would wait for, on a machine that does other things too.
          expect: { poll: { timeout: 8_000 } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // More at once measure each other.
          maxWorkers: 2,
        },
      },
    ],
  },
});
