import { describe, expect, it } from 'vitest';
import { localFile } from '#electron/local-files.ts';
import { isForOutside, isOwnPage, originOf } from '#electron/origins.ts';
import { payloads } from '#electron/payloads.ts';
import { authorizedHeaders } from '#electron/request-authorization.ts';
import { isExposed, serverOrigin } from '#electron/server-check.ts';

const SERVER = 'https://shop.example.at';

describe('addresses', () => {
  it.each([
    ['https://shop.example.at/backend#/orders', SERVER],
    ['https://shop.example.at:443/x', SERVER],
    ['theke://app/desktop-setup.html', 'theke://app'],
    ['theke://shell/chime.html', 'theke://shell'],
    ['about:blank', 'null'],
    ['', null],
  ])('%s has the origin %s', (url, origin) => expect(originOf(url)).toBe(origin));

  it.each([
    [`${SERVER}/backend`, true],
    ['theke://app/x', true],
    ['https://shop.example.at.evil.example/', false],
    ['https://shop.example.at@evil.example/', false],
    ['http://shop.example.at/', false],
    ['https://shop.example.at:8443/', false],
    ['theke://other/', false],
    ['file:///etc/passwd', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
  ])('the window may go to %s: %s', (url, expected) => expect(isOwnPage(url, SERVER)).toBe(expected));

  it.each([
    ['https://karte.example', true],
    ['tel:+4312345', true],
    ['mailto:gast@example.at', true],
    ['http://karte.example', false],
    ['file:///etc/passwd', false],
    ['smb://server/share', false],
    ['javascript:alert(1)', false],
  ])('the system may open %s: %s', (url, expected) => expect(isForOutside(url, SERVER)).toBe(expected));

  it.each([
    ['shop.example.at', SERVER],
    [' https://shop.example.at/backend?x#y ', SERVER],
    ['http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
    ['https://user:pass@shop.example.at', null],
    ['ftp://shop.example.at', null],
    ['file:///etc/passwd', null],
    ['kein server', null],
  ])('the typed address %s: %s', (typed, origin) => expect(serverOrigin(typed)).toBe(origin));

  it.each([
    ['https://shop.example.at', false],
    ['http://shop.example.at', true],
    ['http://192.168.1.20:3000', false],
    ['http://localhost:3000', false],
    ['http://kasse.local', false],
    ['http://10.evil.example', true],
  ])('%s exposes the key: %s', (origin, expected) => expect(isExposed(origin)).toBe(expected));
});

describe('A47 local pages', () => {
  const directories = { app: '/app/dist/web', shell: '/app/dist/electron/pages' };
  it.each([
    ['theke://app/assets/x.js', '/app/dist/web/assets/x.js'],
    ['theke://shell/chime.html', '/app/dist/electron/pages/chime.html'],
    ['theke://app/../../../etc/passwd', '/app/dist/web/etc/passwd'],
    ['theke://app/%2e%2e%2f%2e%2e%2fetc/passwd', null],
    ['theke://app/..%2f..%2felectron/main.js', null],
    ['theke://app/..%5c..%5cx', null],
    ['theke://app/x%00.html', null],
    ['theke://app/%zz', null],
    ['theke://other/x.html', null],
  ])('%s is %s', (url, file) => expect(localFile(url, directories)).toBe(file));
});

describe('A41 the device key on requests', () => {
  const credentials = { serverUrl: SERVER, deviceKey: 'geheim-0123' };
  const headersOf = (url: string, initiatorOrigin: string | undefined, requestHeaders = {}) =>
    authorizedHeaders(
      { url, requestHeaders, ...(initiatorOrigin === undefined ? {} : { initiatorOrigin }) },
      credentials,
    );

  it("is added to the server's interfaces when its own page asks", () => {
    for (const path of ['/api/orders/current', '/trpc/orders.feed?x=1', '/api']) {
      expect(headersOf(SERVER + path, SERVER)).toEqual({ Authorization: 'Bearer geheim-0123' });
    }
  });

  it.each([
    ['another server', 'https://evil.example/api/x', SERVER],
    ['a name that only begins alike', 'https://shop.example.at.evil.example/api/x', SERVER],
    ['the same host without encryption', 'http://shop.example.at/api/x', SERVER],
    ['pages and files', `${SERVER}/backend`, SERVER],
    ['a path that only begins alike', `${SERVER}/apix`, SERVER],
    ['the request of a foreign frame', `${SERVER}/api/x`, 'https://evil.example'],
    ['the request of a frame without origin', `${SERVER}/api/x`, 'null'],
    ['a request that no page began', `${SERVER}/api/x`, undefined],
  ])('is not added for %s', (_name, url, initiator) => expect(headersOf(url, initiator)).toEqual({}));

  it('is removed when a redirect leads elsewhere; headers set by others stay', () => {
    const ours = { authorization: 'Bearer geheim-0123', accept: '*/*' };
    expect(headersOf('https://evil.example/x', SERVER, ours)).toEqual({ accept: '*/*' });
    const theirs = { Authorization: 'Basic abc' };
    expect(headersOf('https://evil.example/x', SERVER, theirs)).toEqual(theirs);
  });
});

describe('a page of a newer server sends more than this app knows', () => {
  it('the bell rings all the same', () => {
    const known = { id: 1, ticketNumber: 42, summary: 'Abholung' };
    expect(payloads.alarm.parse([[{ ...known, channel: 'phone' }]])).toEqual([[known]]);
  });

  it('printers are saved with the fields it knows', () => {
    const known = {
      id: 'theke',
      name: 'Theke',
      host: '192.168.1.50',
      port: 9100,
      columns: 42,
      codePage: 'PC858',
      layouts: ['receipt'],
      copies: 1,
      statusQuery: true,
      openDrawer: false,
    };
    expect(payloads.savePrinters.parse([[{ ...known, isBeeping: true }]])).toEqual([[known]]);
  });
});
