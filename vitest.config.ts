import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';
import { keepFilesInMemory } from './tests/memory-folder.ts';

keepFilesInMemory();

/** Modules are loaded once a worker, not once a file. Whoever spies on one, or leaves something in it, puts it back. */
const isolate = false;

export default defineConfig({
  test: {
    // A file waits for its database and its processes: half as many again at a time as there are cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A server of all calls makes much that is soon gone: collecting it less often saves a twentieth of the work.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    projects: [
      'apps/web/vite.config.ts',
      { test: { name: 'rules', root: 'packages/rules', environment: 'node', isolate, testTimeout: 20_000 } },
      { test: { name: 'contract', root: 'packages/contract', environment: 'node', isolate, testTimeout: 20_000 } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          environment: 'node',
          globalSetup: 'test/global-setup.ts',
          // Every file has a database of its own, of which the modules keep nothing.
          isolate,
          // What a call waits for on a machine that does other things too.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'simulators', root: 'simulators', environment: 'node', isolate } },
      // A test that reads every file of the house waits for the machine too.
      { test: { name: 'borders', root: 'tests/borders', environment: 'node', isolate, testTimeout: 20_000 } },
      {
        test: {
          name: 'e2e',
          root: 'tests/e2e',
          environment: 'node',
          include: ['**/*.e2e.ts'],
          globalSetup: 'support/global-setup.ts',
          // The browser is started once a worker; each test has contexts of its own.
          isolate,
          // What a person would wait for, on a machine that does other things too.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
