import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', root: 'packages/rules', environment: 'node' } },
      { test: { name: 'contract', root: 'packages/contract', environment: 'node' } },
    ],
  },
});
