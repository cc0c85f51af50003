import { expect, test } from 'vitest';
import { config } from '#tests/factories.ts';
import { legalText } from '#web/lib/legal.ts';

test.each([
  [{ imprint: '/agb', imprintText: '' }, '/agb', true],
  [{ imprint: 'https://example.at/recht', imprintText: '' }, 'https://example.at/recht', true],
  [{ imprint: '/agb', imprintText: 'Wir.' }, '/site/imprint', false],
  [{ imprint: 'mailto:recht@example.at', imprintText: '' }, null, true],
  [{ imprint: '', imprintText: ' ' }, null, true],
])('%j leads to %s', (change, href, isExternal) => {
  expect(legalText(config(change), 'imprint')).toMatchObject({ href, isExternal });
});
