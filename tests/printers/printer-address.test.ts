import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { isAllowedAddress, permittedAddress } from '#printers/printer-address.ts';
import { DEFAULT_TIMEOUTS, sendToPrinter } from '#printers/transport.ts';

describe('A51 only printers can be addressed', () => {
  test.each([
    ['10.0.0.5', true],
    ['172.16.0.1', true],
    ['172.32.0.1', false],
    ['192.168.1.50', true],
    ['fd00::12', true],
    ['::ffff:10.0.0.5', true],
    ['127.0.0.1', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['169.254.169.254', false],
    ['0.0.0.0', false],
    ['8.8.8.8', false],
    ['printer.example.at', false],
  ])('%s: %s', (address, isAllowed) => {
    expect(isAllowedAddress(address, false)).toBe(isAllowed);
  });

  test('this computer and other ports only where set', async () => {
    expect(
      await permittedAddress('localhost', 9100, { allowLoopback: false, allowedPorts: [9100] }),
    ).toBeNull();
    expect(await permittedAddress('127.0.0.1', 9100, { allowLoopback: true, allowedPorts: [9100] })).toBe(
      '127.0.0.1',
    );
    expect(
      await permittedAddress('127.0.0.1', 5432, { allowLoopback: true, allowedPorts: [9100] }),
    ).toBeNull();
  });

  test('a forbidden address is not even connected to', async () => {
    let connections = 0;
    const server = createServer(() => {
      connections += 1;
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const printer = { host: '127.0.0.1', port: address.port, statusQuery: true, ...DEFAULT_TIMEOUTS };
    const rules = { allowLoopback: false, allowedPorts: [address.port] };
    expect(await sendToPrinter(Buffer.from('Bestellung 42'), { ...printer, ...rules })).toEqual({
      outcome: 'not-sent',
      reason: 'Druckeradresse nicht erlaubt',
    });
    expect(connections).toBe(0);
    server.close();
  });
});
