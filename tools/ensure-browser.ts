import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from './find-browser.ts';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'] }).status === 0;

const downloaded = () => {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

/** The first that requests a module again after a failure, which some tests are about (decision 0018). */
const OLDEST_VERSION = 156;

/** Says so when the Chromium at `path` is too old for some tests. */
function checked(path: string): string {
  const name = execFileSync(path, ['--version'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString();
  if (Number(/ (\d+)\./.exec(name)?.[1]) < OLDEST_VERSION) {
    console.warn(`${path} is ${name.trim()}: some tests need ${OLDEST_VERSION} or later.`);
  }
  return path;
}

/**
 * Path of a Chromium for the tests: an installed one, else Playwright's download, else Debian's
 * package if this user may install it. Throws an error that says what to install.
 */
export function ensureBrowser(): string {
  const installed = findBrowser() ?? downloaded();
  if (installed) return checked(installed);

  console.log('No Chromium found; trying to install one.');
  if (run('npx', ['playwright', 'install', 'chromium'])) {
    const path = downloaded();
    if (path) return checked(path);
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', ['update']);
    if (run('apt-get', ['install', '-y', 'chromium'])) {
      const path = findBrowser();
      if (path) return checked(path);
    }
  }
  throw new Error('Install Chromium (or set CHROMIUM_PATH to one) and run the tests again.');
}
