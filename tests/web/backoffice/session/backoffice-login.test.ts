import { describe, expect, it } from 'vitest';
import { serverOrigin } from '#web/backoffice/desktop/server-address.ts';
import { loginPath, returnPath } from '#web/backoffice/session/return-path.ts';

const ORIGIN = 'https://shop.example.at';

describe('where the login leads', () => {
  it('goes back to the previous page', () => {
    const path = loginPath({ pathname: '/backend', search: '', hash: '#/orders/12' });
    expect(path).toBe('/backend/login?to=%2Fbackend%23%2Forders%2F12');
    expect(returnPath('/backend#/orders/12', ORIGIN)).toBe('/backend#/orders/12');
  });

  it.each([
    null,
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/backend/../../evil',
    '/backend/login?to=/backend',
    '/backend/logout',
    '/backendevil',
    'javascript:alert(1)',
    '/backend\n//evil.example',
    '/status/abc',
  ])('goes nowhere else: %s', (wanted) => {
    expect(returnPath(wanted, ORIGIN)).toBe('/backend');
  });
});

describe('the address that the first-run screen accepts', () => {
  it.each([
    ['https://bestellen.example.at/backend', 'https://bestellen.example.at'],
    ['bestellen.example.at', 'https://bestellen.example.at'],
    [' 192.168.1.20:3000 ', 'http://192.168.1.20:3000'],
    ['localhost:3000', 'http://localhost:3000'],
    ['', null],
    ['ftp://example.at', null],
    ['https://user:pass@example.at', null],
    ['bestellen example', null],
  ])('%s -> %s', (typed, origin) => {
    expect(serverOrigin(typed)).toBe(origin);
  });
});
