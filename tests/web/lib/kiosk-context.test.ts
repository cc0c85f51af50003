import { beforeEach, describe, expect, test, vi } from 'vitest';
import { kioskHome, readKiosk, useKiosk } from '#web/lib/kiosk.ts';

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  useKiosk.setState({ isKiosk: false, home: '/' });
});

const open = (pathname: string, search = '') => {
  readKiosk({ pathname, search });
  return useKiosk.getState();
};

describe('the context of self-service', () => {
  test('does not apply to customers of the shop', () => {
    expect(open('/store/hauptplatz')).toEqual({ isKiosk: false, home: '/' });
  });

  test.each([
    ['/kiosk/hauptplatz', '', '/kiosk/hauptplatz'],
    ['/store/hauptplatz', '?context=self-service', '/kiosk/hauptplatz'],
    ['/store/hauptplatz/checkout', '?context=self-service', '/kiosk/hauptplatz'],
    ['/', '?context=self-service', '/'],
  ])('begins at %s%s, its start page is %s', (pathname, search, home) => {
    expect(open(pathname, search)).toEqual({ isKiosk: true, home });
  });

  test('lasts for the browser session and remembers its branch', () => {
    open('/kiosk/hauptplatz');
    useKiosk.setState({ isKiosk: false, home: '/' });
    expect(open('/status/abc/def')).toEqual({ isKiosk: true, home: '/kiosk/hauptplatz' });
    expect(open('/', '?context=self-service').home).toBe('/kiosk/hauptplatz');
  });

  test('ends with another context', () => {
    open('/kiosk/hauptplatz');
    expect(open('/', '?context=web')).toEqual({ isKiosk: false, home: '/' });
    expect(open('/')).toEqual({ isKiosk: false, home: '/' });
  });

  test('holds without storage until the page is reloaded', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(open('/kiosk/hauptplatz')).toEqual({ isKiosk: true, home: '/kiosk/hauptplatz' });
  });
});

test('only paths of a branch have a start page', () => {
  expect(['/kiosk/a', '/store/a/checkout/error', '/', '/status/a/b', '/kiosk'].map(kioskHome)).toEqual([
    '/kiosk/a',
    '/kiosk/a',
    null,
    null,
    null,
  ]);
});
