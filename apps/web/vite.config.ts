import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const LIBRARY = /node_modules[\\/]/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/plus/',
  plugins: [react()],
  server: { proxy: { '/api': server } },
  build: {
    // The first with light-dark(), which would otherwise be rewritten to need a color-scheme that the kit sets in a variable.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Read by bench/panel/size.ts.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the sign-in page needs is apart, its libraries too: they stay in the browser's cache when only we change.
          // Small modules that several screens share come together with the frame: each by itself is a request to wait for.
          groups: [
            { name: 'libraries', test: LIBRARY, tags: ['$initial'], priority: 2 },
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 3, maxModuleSize: 1200 },
          ],
        },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    // A worker makes one document for all its files; the setup clears what a test leaves in it.
    isolate: false,
    // As in vitest.config.ts, of which a project that has a file of its own takes nothing.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // What waits for a screen waits for the machine too, which may do other things.
    testTimeout: 20_000,
  },
});
