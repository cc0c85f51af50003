import { describe, expect, it } from 'vitest';
import { LANGUAGE, languageBase, languageOfPath } from '#domain/text/language.ts';

describe('the language of an address (R138)', () => {
  it.each([
    ['/', 'de', '/'],
    ['/store/linde?tisch=4', 'de', '/store/linde?tisch=4'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en?tisch=4', 'en', '/?tisch=4'],
    ['/en/store/linde?tisch=4#menu', 'en', '/store/linde?tisch=4#menu'],
    ['/ente', 'de', '/ente'],
    ['/store/en', 'de', '/store/en'],
    ['/EN', 'de', '/EN'],
  ])('%s is %s, %s', (address, language, url) => {
    expect(languageOfPath(address)).toEqual({ language, url });
  });

  it('begins with nothing in German, the language of the source', () => {
    expect(LANGUAGE).toBe('de');
    expect(languageBase('de')).toBe('');
    expect(languageBase('en')).toBe('/en');
  });
});
