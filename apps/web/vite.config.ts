import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { normalizePath } from 'vite';
import { defineConfig } from 'vitest/config';

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const LIBRARY = /node_modules[\\/]/;

/** What is on the screen after signing in. */
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
          // What the sign-in page needs is apart, its libraries too: they stay in the browser's cache when only we change.
          // What the frame and the first page need comes in one piece, and so do small modules that many other screens share: each by itself
          // is a request to wait for.
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
    // A worker makes one document for all its files; the setup clears what a test leaves in it.
    isolate: false,
    // As in vitest.config.ts, of which a project that has a file of its own takes nothing.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // What waits for a screen waits for the machine too, which may do other things.
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
