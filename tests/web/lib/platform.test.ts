import { expect, test } from 'vitest';
import { platformOf } from '#web/lib/platform.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1';

test.each([
  ['Chrome on a Pixel', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0.0.0 Mobile', 5, 'android'],
  ['Firefox on an Android tablet', 'Mozilla/5.0 (Android 15; Tablet; rv:145.0) Firefox/145.0', 10, 'android'],
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${SAFARI} Mobile`,
    5,
    'iphone',
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) CriOS/142.0 Mobile',
    5,
    'iphone',
  ],
  ['an old iPad', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${SAFARI} Mobile`, 5, 'ipad'],
  ['an iPad that claims to be a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 5, 'ipad'],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 0, 'other'],
  [
    'Windows with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Edg/142',
    10,
    'other',
  ],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 0, 'other'],
  ['nobody', '', 0, 'other'],
])('%s', (_name, userAgent, maxTouchPoints, platform) => {
  expect(platformOf(userAgent, maxTouchPoints)).toBe(platform);
});
