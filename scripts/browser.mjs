import { existsSync } from 'node:fs';
import { installPackage, onPath } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the browser tests: CHROMIUM, or one that the machine has, or one that is installed now if that is possible.
 * @throws Error with what to do, when there is none.
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  installPackage('chromium');
  const installed = findBrowser();
  if (!installed) throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM to its path.');
  return installed;
}

function findBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM is set to ${CHROMIUM}, which does not exist.`);
  return CHROMIUM || onPath(NAMES) || ELSEWHERE.find((file) => existsSync(file));
}
