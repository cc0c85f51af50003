import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { openInvoice } from '#domain/papers/open-invoice.ts';

const taxes = (gross: number) => [{ rate: 0, gross: cents(gross), net: cents(gross), vat: cents(0) }];
const invoice = (id: number, gross: number) => ({
  ...{ id, kind: 'invoice' as const, credited: null },
  content: { taxes: taxes(gross) },
});
const note = (id: number, credited: number, gross: number) => ({
  ...{ id, kind: 'creditNote' as const, credited },
  content: { taxes: taxes(gross) },
});

describe('R298 the invoice that stands', () => {
  it('is none without one, and once all of it was taken back', () => {
    expect(openInvoice([])).toBeNull();
    expect(openInvoice([invoice(1, 500), note(2, 1, 200), note(3, 1, 300)])).toBeNull();
  });

  it('is what its own credit notes have left', () => {
    expect(openInvoice([invoice(1, 500), note(2, 1, 200)])).toMatchObject({
      invoice: { id: 1 },
      left: taxes(300),
    });
    expect(openInvoice([invoice(1, 500), note(2, 1, 500), invoice(3, 400)])).toMatchObject({
      invoice: { id: 3 },
      left: taxes(400),
    });
  });
});
