import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const LIBRARY = /node_modules[\\/]/;
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|use-sync-external-store|@tanstack)[\\/]/;
// What sign-in needs of the kit, and what floats: that is in every later page, and fetched here it is there when they open.
const UI =
  /node_modules[\\/](zod|libphonenumber-js|@floating-ui|@mantine[\\/](form|hooks|core[\\/]esm[\\/]components[\\/](Anchor|Button|Group|Input|Menu|Modal|PasswordInput|Skeleton|Stack|Text|TextInput|Title|Tooltip)))[\\/]/;
const OURS = /(packages|src[\\/](app|ui))[\\/].*\.(ts|tsx|json)$/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/plus/',
  plugins: [react()],
  server: { proxy: { '/api': server } },
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Read by bench/panel/size.ts.
    manifest: true,
    rolldownOptions: {
      output: {
        // Shared chunks would be named after everything that shares them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.split(/[~.]/)[0] ?? 'file'}-[hash][extname]`,
        codeSplitting: {
          // Without groups every small shared module is a request of its own and the first paint waits for all of them.
          groups: [
            { name: 'base', test: FRAMEWORK, priority: 5 },
            { name: 'start', test: LIBRARY, tags: ['$initial'], priority: 4 },
            { name: 'ui', test: UI, priority: 3 },
            { name: 'kit', test: LIBRARY, priority: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
            { name: 'panel', test: OURS, tags: ['$initial'], priority: 1 },
            { name: 'shared', test: OURS, minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
  test: { name: 'web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['src/test/setup.ts'] },
});
