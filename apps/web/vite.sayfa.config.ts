import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The customers' page: a bundle of its own beside the panel's, which it shares nothing with (docs/adr/0079). */
export default defineConfig({
  root: join(import.meta.dirname, 'sayfa'),
  base: '/plus/r/',
  publicDir: false,
  plugins: [react()],
  build: {
    // The same targets as the panel's, because customers use any phone.
    target: ['chrome111', 'firefox121', 'safari16.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Read by bench/panel/size.ts.
    manifest: true,
  },
});
