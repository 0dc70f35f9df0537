import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { normalizePath } from 'vite';
import { defineConfig } from 'vitest/config';

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const LIBRARY = /node_modules[\\/]/;

/** The modules of the screen after signing in. */
const FIRST = ['src/app/shell/Shell.tsx', 'src/features/bugun/BugunPage.tsx'].map((file) => normalizePath(join(import.meta.dirname, file)));
type Modules = { getModuleInfo(id: string): { importedIds: string[]; dynamicImporters: string[] } | null };
let first: Set<string> | undefined;

/** Whether a module comes with the frame and the first page, and is not fetched by itself as well. */
function isOfFirst(id: string, modules: Modules): boolean {
  first ??= importsOf(FIRST, modules);
  return first.has(id) && modules.getModuleInfo(id)?.dynamicImporters.length === 0;
}

function importsOf(ids: readonly string[], modules: Modules, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    importsOf(modules.getModuleInfo(id)?.importedIds ?? [], modules, found);
  }
  return found;
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/plus/',
  plugins: [react()],
  server: { proxy: { '/api': server } },
  build: {
    // An iPhone of 2017 stays at Safari 16. An older browser is told so by public/tema.js.
    target: ['chrome111', 'firefox121', 'safari16.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Read by bench/panel/size.ts.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The modules of the sign-in page are apart, its libraries too: they stay in the browser's cache when only our code changes.
          // The modules of the frame and the first page come in one piece, and so do small ones that many other screens share, because each
          // by itself would be a request to wait for.
          groups: [
            { name: 'libraries', test: LIBRARY, tags: ['$initial'], priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: (id, context) => (isOfFirst(id, context) ? 'first' : null), priority: 1 },
            { name: 'shared', minShareCount: 6, maxModuleSize: 3000 },
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
    // A worker makes one document for all its files; the setup clears it after each test.
    isolate: false,
    // The same as in vitest.config.ts, whose values a project with a file of its own does not get.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A test that waits for a screen also waits for the machine, which may be busy with other work.
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
