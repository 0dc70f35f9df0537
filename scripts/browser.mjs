import { existsSync } from 'node:fs';
import { installPackages, onPath } from './apt.mjs';

/** The browser without its windows: the same pages in two thirds of the time. */
const SHELL = 'chromium-headless-shell';
/** Letters as wide as those of most desks, without which texts would take other room; the package installs them here. */
const FONTS = { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the browser tests: CHROMIUM, the one without windows, which is installed now
 * if that is possible, or another one that the machine has.
 * @throws Error with what to do, when there is none.
 */
export async function ensureBrowser() {
  const missing = [...(process.env.CHROMIUM || onPath([SHELL]) ? [] : [SHELL]), ...(existsSync(FONTS.folder) ? [] : [FONTS.package])];
  if (missing.length > 0) await installPackages(...missing);
  const found = findBrowser() ?? (await installChromium());
  if (!found) throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM to its path.');
  return found;
}

async function installChromium() {
  await installPackages('chromium');
  return findBrowser();
}

function findBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM is set to ${CHROMIUM}, which does not exist.`);
  return CHROMIUM || onPath(NAMES) || ELSEWHERE.find((file) => existsSync(file));
}
