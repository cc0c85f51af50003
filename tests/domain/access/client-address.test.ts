import fc from 'fast-check';
import { expect, it } from 'vitest';
import { connectionOf, shortAddress } from '#domain/access/client-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::FFFF:CB00:7107', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['64:ff9b::192.0.2.33', '64:ff9b::/64', '64:ff9b::/48'],
])('R340: %s is the connection %s, in short %s', (address, connection, short) => {
  expect([connectionOf(address), shortAddress(address)]).toEqual([connection, short]);
});

it.each([
  '',
  'localhost',
  '1.2.3',
  '1.2.3.256',
  '1.2.3.4.5',
  '1::2::3',
  '1:2:3',
  '::1.2.3.400',
  'g::',
  '1:2:3:4:5:6:7:8:9',
])('%j is no address', (text) => {
  expect([connectionOf(text), shortAddress(text)]).toEqual([null, null]);
});

it('R340: whatever the last 64 bits, it is one connection', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }), (address, end) => {
      const connection = connectionOf(address);
      fc.pre(connection?.endsWith('/64') ?? false);
      const head = (connection ?? '').replace('::/64', '').split(':').filter(Boolean);
      const groups = [...head, ...Array.from({ length: 4 - head.length }, () => '0')];
      const other = [...groups, ...end.map((group) => group.toString(16))].join(':');
      expect(connectionOf(other)).toBe(connection);
    }),
  );
});
