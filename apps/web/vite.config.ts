import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const LIBRARY = /node_modules[\\/]/;
const OURS = /(packages|src[\\/](app|ui|pickers))[\\/].*\.(ts|tsx|json)$/;
/** A part that this many screens share comes with the frame; any other comes with the screen that needs it. */
const MANY = 30;

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
          // Without groups every small shared module is a request of its own and the first paint waits for all of them.
          // What the sign-in page needs is apart, its libraries too: they stay in the browser's cache when only we change.
          groups: [
            { name: 'libraries', test: LIBRARY, tags: ['$initial'], priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'shared', test: (id) => LIBRARY.test(id) || OURS.test(id), minShareCount: MANY, priority: 1 },
          ],
        },
      },
    },
  },
  test: { name: 'web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['src/test/setup.ts'] },
});
