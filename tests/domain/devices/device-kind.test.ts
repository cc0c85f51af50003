import { expect, it } from 'vitest';
import { type DevicePurpose, opens } from '#domain/devices/device-kind.ts';

const PURPOSES: readonly DevicePurpose[] = ['orders', 'desk', 'time'];

it.each([
  ['counter', ['orders', 'desk', 'time']],
  ['kitchen', ['orders', 'time']],
  ['terminal', ['time']],
  ['kiosk', []],
  ['toString', []],
  ['', []],
])('R224 a device of kind %s opens %j', (kind, expected) => {
  expect(PURPOSES.filter((purpose) => opens(kind, purpose))).toEqual(expected);
});
