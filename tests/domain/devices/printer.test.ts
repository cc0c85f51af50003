import { describe, expect, test } from 'vitest';
import { type PrinterPlace, placeFault, placeOf, printerFaults } from '#domain/devices/printer.ts';

const NOWHERE = { host: '', queue: '', path: '' };

describe('where a printer is', () => {
  test.each<[PrinterPlace, ReturnType<typeof placeFault>]>([
    [{ ...NOWHERE, interface: 'tcp', host: '192.168.1.50' }, null],
    [{ ...NOWHERE, interface: 'tcp', host: 'bon_drucker.local' }, null],
    [{ ...NOWHERE, interface: 'tcp', host: '[fd00::7]' }, null],
    [
      { ...NOWHERE, interface: 'tcp', host: '  ' },
      { code: 'required', field: 'host' },
    ],
    [
      { ...NOWHERE, interface: 'tcp', host: 'http://drucker/' },
      { code: 'printer-address-invalid', field: 'host' },
    ],
    [
      { ...NOWHERE, interface: 'tcp', host: '-oProxyCommand' },
      { code: 'printer-address-invalid', field: 'host' },
    ],
    [{ ...NOWHERE, interface: 'system', queue: 'Bondrucker USB' }, null],
    [
      { ...NOWHERE, interface: 'system', host: '192.168.1.50' },
      { code: 'required', field: 'queue' },
    ],
    [{ ...NOWHERE, interface: 'file', path: '/dev/usb/lp0' }, null],
    [{ ...NOWHERE, interface: 'file', path: 'com12' }, null],
    [
      { ...NOWHERE, interface: 'file', path: 'lp0' },
      { code: 'printer-file-invalid', field: 'path' },
    ],
    [
      { ...NOWHERE, interface: 'file' },
      { code: 'required', field: 'path' },
    ],
  ])('%j: %j', (place, fault) => {
    expect(placeFault(place)).toEqual(fault);
  });
});

test('a printer prints something', () => {
  const place = { ...NOWHERE, interface: 'tcp', host: '192.168.1.50' } as const;
  expect(printerFaults({ ...place, layouts: ['kitchen'] })).toEqual([]);
  expect(printerFaults({ ...place, host: '', layouts: [] })).toEqual([
    { code: 'required', field: 'host' },
    { code: 'required', field: 'layouts' },
  ]);
});

test('people read where it is', () => {
  const place = { host: '192.168.1.50', port: 9101, queue: 'Bondrucker', path: 'COM3' };
  expect(placeOf({ ...place, interface: 'tcp' })).toBe('192.168.1.50:9101');
  expect(placeOf({ ...place, interface: 'system' })).toBe('Bondrucker');
  expect(placeOf({ ...place, interface: 'file' })).toBe('COM3');
});
