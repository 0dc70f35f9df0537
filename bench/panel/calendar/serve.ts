import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { build, preview } from 'vite';

const configFile = join(import.meta.dirname, 'vite.config.ts');

/** Builds the calendar's page as for production, into a folder of its own, and serves it on a free port of this machine. */
export async function serveCalendar(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'defter-calendar-'));
  await build({ configFile, build: { outDir } });
  const server = await preview({ configFile, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const close = async () => {
    await server.close();
    await rm(outDir, { recursive: true });
  };
  const url = server.resolvedUrls?.local[0];
  if (url) return { url, close };
  await close();
  throw new Error('the page is not served');
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // No name but this machine's is found, so that nothing leaves it.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
}
