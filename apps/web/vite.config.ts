import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|@tanstack[\\/](react-query|query-core))[\\/]/;
const LIBRARY = /node_modules[\\/]/;
const OURS = /(packages|src[\\/](app|ui))[\\/].*\.(ts|tsx|json)$/;
/** What as many parts as this need comes at once; all else comes with the screen that needs it. */
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
          groups: [
            { name: 'framework', test: FRAMEWORK, priority: 3 },
            { name: 'kit', test: LIBRARY, minShareCount: MANY, priority: 2 },
            { name: 'panel', test: OURS, minShareCount: MANY, priority: 1 },
          ],
        },
      },
    },
  },
  test: { name: 'web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['src/test/setup.ts'] },
});
