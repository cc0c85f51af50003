import { expect, test } from 'vitest';
import { keptInvoice } from '#domain/privacy/erasure.ts';

test.each([
  ['AT', '2034-01-01', '§ 132 Abs. 1 BAO'],
  ['DE', '2035-01-01', '§ 14b Abs. 1 UStG, § 147 Abs. 3 AO'],
  ['CH', '2037-01-01', 'Art. 958f Abs. 1 OR'],
] as const)(
  'an invoice of a guest who asks to be forgotten stays in %s until %s (R348)',
  (country, freeFrom, source) => {
    expect(keptInvoice('2026-7', '2026-11-27', country)).toEqual({ number: '2026-7', freeFrom, source });
  },
);
