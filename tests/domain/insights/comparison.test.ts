import { expect, it } from 'vitest';
import { comparisonFaults } from '#domain/insights/comparison.ts';
import { zoneName } from '#domain/time/zone-offsets.ts';

const at = { now: new Date('2026-11-24T12:00:00Z'), timeZone: zoneName('Europe/Vienna') };
const good = {
  ...{ name: 'Advent', from: '2026-11-01', to: '2026-11-24', branch: null },
  ...{ comparedFrom: '2025-11-01', comparedTo: '2025-11-24' },
};

it.each([
  [{}, []],
  [{ from: '2026-02-30' }, [['from', 'day-invalid']]],
  [{ to: '2026-10-31' }, [['to', 'ends-before-start']]],
  [{ comparedFrom: 'gestern' }, [['comparedFrom', 'day-invalid']]],
  [{ comparedTo: '2025-10-01' }, [['comparedTo', 'ends-before-start']]],
  [{ comparedFrom: '2020-01-01' }, [['comparedFrom', 'range-too-long']]],
])('%j', (change, faults) => {
  expect(comparisonFaults({ ...good, ...change }, at).map(({ field, code }) => [field, code])).toEqual(
    faults,
  );
});
