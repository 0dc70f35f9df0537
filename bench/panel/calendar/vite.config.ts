import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The calendar alone on a page, built like the panel. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  logLevel: 'warn',
});
