import { describe, expect, it } from 'vitest';
import {
  isCrawler,
  keptSince,
  PAGE_VIEW,
  pagePath,
  saltDay,
  storedData,
  withoutContacts,
} from '#domain/insights/analytics-event.ts';

describe('the path of a page view', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/markt/', '/markt'],
    ['markt', '/markt'],
    ['/markt?produkt=7&email=a@b.at#oben', '/markt'],
    ['/markt#oben?x', '/markt'],
    ['/status/ABCDEFGHJK/geheim', '/status'],
    ['/status/ABCDEFGHJK/geheim?x=1', '/status'],
    ['/signage/geheimer-schluessel', '/signage'],
    ['/statusbericht/2026', '/statusbericht/2026'],
    [`/${'a'.repeat(2_000)}`, `/${'a'.repeat(299)}`],
  ])('%s is counted as %s', (path, counted) => {
    expect(pagePath(path)).toBe(counted);
  });
});

describe('A49 texts of events', () => {
  it.each([
    ['Suche nach anna.abend@example.at', 'Suche nach …'],
    ['0664 123 45 67', '…'],
    ['+43 (664) 1234567 bitte', '… bitte'],
    ['12 Semmeln, 3 Weckerl', '12 Semmeln, 3 Weckerl'],
    ['2026-11', '2026-11'],
  ])('%s is stored as %s', (text, stored) => {
    expect(withoutContacts(text)).toBe(stored);
  });

  it('are scanned quickly, whatever they contain', () => {
    const start = performance.now();
    for (const text of ['a'.repeat(2_000), '1 '.repeat(1_000), '@'.repeat(2_000), 'a@'.repeat(1_000)]) {
      withoutContacts(text);
    }
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('keep numbers and booleans; only the path of a page view is a path', () => {
    const data = { path: '/markt?x=1', mail: 'a@b.at', branch: 2, isNew: true, none: null };
    expect(storedData(PAGE_VIEW, data)).toEqual({ ...data, path: '/markt', mail: '…' });
    expect(storedData('click', data)).toEqual({ ...data, mail: '…' });
  });
});

describe('a crawler', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['facebookexternalhit/1.1', true],
    ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
    ['Sogou web spider/4.0', true],
    ['Chrome-Lighthouse', true],
    ['', true],
    ['  ', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36', false],
    ['Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/140.0 Mobile', false],
  ])('%s: %s', (userAgent, expected) => {
    expect(isCrawler(userAgent)).toBe(expected);
  });
});

describe('retention', () => {
  it.each([
    ['2026-11-21T20:00:00Z', '2024-10-21T00:00:00.000Z'],
    ['2026-01-05T00:00:00Z', '2023-12-05T00:00:00.000Z'],
    ['2028-03-31T23:59:59Z', '2026-03-03T00:00:00.000Z'],
  ])('at %s events since %s are kept', (now, since) => {
    expect(keptSince(new Date(now)).toISOString()).toBe(since);
  });

  it('a salt belongs to a UTC day', () => {
    expect(saltDay(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
    expect(saltDay(new Date('2026-11-22T00:30:00+01:00'))).toBe('2026-11-21');
  });
});
