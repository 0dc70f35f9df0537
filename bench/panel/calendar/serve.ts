import { build, preview } from 'vite';
import { chromium, type Browser } from 'playwright-core';

const configFile = `${import.meta.dirname}/vite.config.ts`;

/** Builds the calendar's page as for production and serves it on a free port of this machine. */
export async function serveCalendar(): Promise<{ url: string; close(): Promise<void> }> {
  await build({ configFile });
  const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('the page is not served');
  return { url, close: () => server.close() };
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}
