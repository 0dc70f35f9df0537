import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The calendar alone on a page, built like the panel. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  // Browsers with light-dark(), as for the panel.
  build: { target: 'es2023', cssTarget: ['chrome123', 'firefox120', 'safari17.5'], modulePreload: { polyfill: false }, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  logLevel: 'warn',
});
