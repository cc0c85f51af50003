import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

const SYSTEM_FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The path of a Firefox: FIREFOX_PATH or the system's; null when there is none. */
function findFirefox(): string | null {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`FIREFOX_PATH names no file: ${named}`);
    return named;
  }
  return SYSTEM_FIREFOXES.find((path) => existsSync(path)) ?? null;
}

/** Finds a Firefox or installs Debian's; Playwright's own build of it is not available everywhere. Throws without one. */
export function ensureFirefox(): string {
  const found = findFirefox();
  if (found) return found;
  console.log('No Firefox found; installing one for the browser tests ...');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'firefox-esr']]) {
    try {
      execFileSync('apt-get', args, { stdio: 'inherit', timeout: 300_000 });
    } catch {
      console.log(`apt-get ${args.join(' ')} did not work here`);
    }
  }
  const installed = findFirefox();
  if (installed) return installed;
  throw new Error('No Firefox: set FIREFOX_PATH, or install it with your package manager');
}

/**
 * Starts it without any background traffic, driven by WebDriver BiDi. (Since puppeteer-core 24.30 the viewport can no
 * longer be set in Firefox ESR 140: it uses a command that this Firefox does not know.)
 */
export function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    headless: true,
    extraPrefsFirefox: {
      'app.normandy.enabled': false,
      'browser.safebrowsing.malware.enabled': false,
      'browser.safebrowsing.phishing.enabled': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'intl.accept_languages': 'de-AT, de',
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  });
}
