import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the browser tests: CHROMIUM, or one that the machine has, or one installed now where that is possible.
 * @throws Error with what to do, when there is none.
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath(['apt-get'])) {
    console.log('test: no browser found, installing Debian\'s chromium');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    }
  }
  const installed = findBrowser();
  if (!installed) throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM to its path.');
  return installed;
}

function findBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM is set to ${CHROMIUM}, which does not exist.`);
  return CHROMIUM || onPath(NAMES) || ELSEWHERE.find((file) => existsSync(file));
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
