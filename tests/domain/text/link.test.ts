import { describe, expect, it } from 'vitest';
import { isWebLink } from '#domain/text/link.ts';

describe('isWebLink', () => {
  it.each([
    '/site/imprint',
    '/',
    '#form',
    '?produkt=3',
    'https://example.at/agb?x=1#y',
    'http://example.at',
    'mailto:hallo@example.at',
    'tel:+4366412345',
  ])('%s may be linked', (link) => {
    expect(isWebLink(link)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https://a" onclick="x',
    'file:///etc/passwd',
    'blob:https://example.at/1',
    'example.at',
    'https://',
  ])('A40 A52 %s may not', (link) => {
    expect(isWebLink(link)).toBe(false);
  });
});
