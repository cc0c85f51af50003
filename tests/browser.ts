import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/** The headless shell first: the same browser at three quarters of the CPU time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The path of a Chromium: CHROMIUM_PATH, the system's, or Playwright's own; null when there is none. */
function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Finds a Chromium or installs one: with Playwright's own download, else with Debian's packages. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one for the browser tests ...');
  const ways: readonly (readonly [string, readonly string[]])[] = [
    ['node_modules/.bin/playwright', ['install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']],
  ];
  for (const [command, args] of ways) {
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    } catch {
      console.log(`${command} ${args.join(' ')} did not work here`);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium: set CHROMIUM_PATH, or install it with your package manager');
}

/** Starts the browser without any background traffic; with `hasWebGl` it draws maps, slowly, on the CPU. */
export function launchChromium({ hasWebGl = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      ...(hasWebGl ? ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] : ['--disable-gpu']),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
}
