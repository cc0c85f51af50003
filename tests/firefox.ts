import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { ensureProgram } from './debian-packages.ts';

const SYSTEM_FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** FIREFOX_PATH, the system's, or Debian's, installed; Playwright's own build of it is not available everywhere. Throws without one. */
export function ensureFirefox(): string {
  const named = process.env.FIREFOX_PATH;
  if (!named) return ensureProgram('Firefox', SYSTEM_FIREFOXES, ['firefox-esr']);
  if (!existsSync(named)) throw new Error(`FIREFOX_PATH names no file: ${named}`);
  return named;
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
