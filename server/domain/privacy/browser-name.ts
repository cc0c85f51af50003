import * as texts from './texts.ts';

const BROWSERS: readonly [RegExp, string][] = [
  [/\bElectron\//, texts.desktopApp],
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, texts.samsungBrowser],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];
/** Of what is no browser: 'curl/8.1' and the like. */
const LONGEST = 40;

/** What a person worked on, as far as its browser says: 'Firefox, Windows'; '' without a word. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const known = [browser, system].filter((name) => name !== undefined).join(', ');
  return known || (userAgent.trim().split(/\s/)[0] ?? '').slice(0, LONGEST);
}
