import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../bench/panel/calendar/serve.ts';

let running: Promise<Browser> | undefined;

/** The browser of this worker, for all its files: it ends with the process. Every test has contexts of its own and closes them. */
export async function useBrowser(): Promise<Browser> {
  // A browser that has died fails only its own file.
  if (!(await running)?.isConnected()) running = launchChromium();
  return running!;
}
