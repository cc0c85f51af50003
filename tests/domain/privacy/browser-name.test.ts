import { expect, test } from 'vitest';
import { browserName } from '#domain/privacy/browser-name.ts';

const MOZILLA = 'Mozilla/5.0';
test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Windows'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge, Windows',
  ],
  [
    `${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36`,
    'Chrome, Linux',
  ],
  [
    `${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari, iPad',
  ],
  [
    `${MOZILLA} (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15) AppleWebKit/537.36 (KHTML, like Gecko) theke/1.0 Chrome/140.0 Electron/38.0 Safari/537.36`,
    'Theke Desktop, Mac',
  ],
  ['curl/8.1.2', 'curl/8.1.2'],
  ['', ''],
  ['   ', ''],
])('%j is %j', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
