import { beforeEach, expect, vi } from 'vitest';
import { speaksOfTime } from './rule-files.ts';

/** Every method whose result depends on the zone of the process. */
const LOCAL = [
  ...['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getMinutes', 'getTimezoneOffset'],
  ...['setFullYear', 'setMonth', 'setDate', 'setHours', 'setMinutes', 'toLocaleString', 'toLocaleDateString'],
  ...['toLocaleTimeString', 'toString', 'toDateString', 'toTimeString'],
] as const;

// A test that mentions no instant runs in UTC only; this fails it if its code uses local time after all.
beforeEach(() => {
  const { testPath = '' } = expect.getState();
  if (speaksOfTime(testPath)) return;
  const spies = LOCAL.map((name) =>
    vi.spyOn(Date.prototype, name).mockImplementation(() => {
      throw new Error(`Date.${name} depends on the zone, but the test that leads here names no instant`);
    }),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
});
