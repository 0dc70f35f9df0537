import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { firstPages } from './first-pages.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const LIBRARY = /node_modules[\\/]/;
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|use-sync-external-store|@tanstack)[\\/]/;
// What every page after signing in needs, above all what floats over it; fetched while people type their password.
const EVERY_PAGE =
  /node_modules[\\/](@floating-ui|react-remove-scroll|@mantine[\\/](hooks[\\/](?!.*use-(move|long-press|collapse))|core[\\/]esm[\\/]components[\\/](Avatar|Drawer|Group|Menu|Modal|Popover|ScrollArea|Tooltip)))[\\/]/;
const OURS = /(packages|src[\\/](app|ui))[\\/].*\.(ts|tsx|json)$/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/plus/',
  plugins: [react(), firstPages()],
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
        // The first page names every chunk, and hashes hardly compress: short ones, of few letters.
        hashCharacters: 'hex',
        // Shared chunks would be named after everything that shares them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.split(/[~.]/)[0] ?? 'file'}-[hash:7][extname]`,
        codeSplitting: {
          // Without groups every small shared module is a request of its own and the first paint waits for all of them.
          // `$initial` is what signing in needs; what few pages need stays with those.
          groups: [
            { name: 'base', test: FRAMEWORK, priority: 5 },
            { name: 'ui', test: LIBRARY, tags: ['$initial'], priority: 4 },
            { name: 'kit', test: EVERY_PAGE, priority: 3 },
            { name: 'rest', test: LIBRARY, minShareCount: 16, priority: 2 },
            { name: 'panel', test: OURS, tags: ['$initial'], priority: 1 },
            { name: 'shared', test: OURS, minShareCount: 16 },
          ],
        },
      },
    },
  },
  test: { name: 'web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['src/test/setup.ts'] },
});
