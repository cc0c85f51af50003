import { expect, it } from 'vitest';
import type { CounterFault } from '#domain/devices/counter-fault.ts';
import { judgePrinters } from '#domain/operations/printers.ts';

const fault = (changes: Partial<CounterFault & { branchName: string }>) => ({
  kind: 'no-device' as const,
  device: null,
  printer: null,
  health: null,
  slips: null,
  since: '2026-11-27T17:00:00.000Z',
  isLoud: true,
  branchName: 'Graz',
  ...changes,
});

it('R363 a shop without devices is fine, and so are devices without faults', () => {
  expect(judgePrinters({ devices: 0, faults: [] })).toMatchObject({ level: 'ok', state: 'none' });
  expect(judgePrinters({ devices: 3, faults: [] })).toMatchObject({ level: 'ok', facts: { devices: 3 } });
});

it('R363 what rings at the counter is a fault, since its beginning, by branch', () => {
  const faults = [
    fault({ branchName: 'Wien', since: '2026-11-27T16:00:00.000Z' }),
    fault({ branchName: 'Wien', kind: 'printer' }),
    fault({}),
    fault({ branchName: 'Linz', kind: 'paper-low', isLoud: false, since: null }),
  ];
  expect(judgePrinters({ devices: 3, faults })).toEqual({
    level: 'fault',
    state: 'faulty',
    since: new Date('2026-11-27T16:00:00Z'),
    facts: { branches: 'Wien, Graz', count: 2 },
  });
});

it.each([
  ['low paper', { kind: 'paper-low' as const, isLoud: false, since: null }],
  ['a printer of a closed branch', { kind: 'printer' as const, isLoud: false }],
])('R363 %s is a notice', (_what, changes) => {
  expect(judgePrinters({ devices: 3, faults: [fault(changes)] })).toMatchObject({
    level: 'notice',
    state: 'warned',
  });
});
