import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientNetwork } from '#domain/access/client-network.ts';

describe('R336 what limits count an address as', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it.each([
    'gast@example.at',
    '+43 660 1234567',
    'all',
    'a:b',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8::',
    '::ffff:999.0.0.1',
    '2001:db8:1:2:3:4:5:12345',
  ])('%s is no address and stays', (subject) => {
    expect(clientNetwork(subject)).toBe(subject);
  });

  it('is the same for all addresses of a network, and differs between networks', () => {
    const group = fc.integer({ min: 0, max: 0xff_ff });
    const network = fc.tuple(fc.integer({ min: 0x20_00, max: 0x3f_ff }), group, group, group);
    const hex = (groups: readonly number[]) => groups.map((one) => one.toString(16)).join(':');
    fc.assert(
      fc.property(network, network, fc.tuple(group, group, group, group), (one, other, host) => {
        const counted = clientNetwork(`${hex(one)}:${hex(host)}`);
        expect(counted).toBe(clientNetwork(`${hex(one)}::`));
        expect(counted === clientNetwork(`${hex(other)}:${hex(host)}`)).toBe(hex(one) === hex(other));
      }),
    );
  });
});
