import type { Branch } from '#domain/shop/branch.ts';
import type { OrderSlip } from '#printers/print-job.ts';
import { readWireJob } from '#printers/wire-job.ts';
import * as texts from './texts.ts';

/** Any day will do: what owners look at is the form. */
export const SAMPLE_ORDERED_AT = new Date('2026-06-01T16:00:00Z');
const READY_AT = '2026-06-01T16:20:00Z';

const item = (
  name: string,
  amount: number,
  unitPrice: number,
  allergens: string,
  options: string[] = [],
) => ({
  ...{ product: 1, name, amount, unit: 'amount', unitPrice, gross: unitPrice * amount, allergens },
  ...{ taxRate: 10, pricing: 'fixed', isPriceHidden: false },
  parts: options.length === 0 ? [] : [{ name: texts.samplePart, options: options.map(option) }],
});
/** The first one is how the dish is usually made. */
const option = (name: string, index: number) => ({
  ...{ name, modifier: 'add', value: 0 },
  isPreselected: index === 0,
});

/** A slip with everything that can be shown or left out; null if there is no branch yet. */
export function sampleSlip(of: {
  branch: Branch | null;
  shopName: string;
  businessName: string;
}): OrderSlip | null {
  const { branch, shopName, businessName } = of;
  if (!branch) return null;
  const items = [
    item(texts.sampleDish, 2, 4.9, 'A, C, G', [texts.sampleOption, texts.sampleWithout]),
    item(texts.sampleDrink, 1, 3.5, 'O'),
  ];
  const totals = { gross: 13.3, deliveryGross: 0, totalNet: 12.09, totalGross: 13.3 };
  return readWireJob({
    ...{ id: '1', layout: 'kitchen', copies: 1, isDuplicate: false, businessName, shopName, branch },
    order: {
      ...{ uid: 'ABC-123', hash: 'sample', ticketNumber: 42, state: 'confirmed', ...totals, items },
      ...{ isDelivery: false, isDineIn: false, isCanceled: false, isRejected: false, isFailed: false },
      ...{ createdAt: SAMPLE_ORDERED_AT.toISOString(), appointment: READY_AT, appointmentDate: null },
      ...{ firstName: texts.sampleFirstName, lastName: texts.sampleLastName, phone: '+43 660 1234567' },
      ...{ comment: texts.sampleNote, paymentMethod: 'cash', pricing: 'fixed', currency: 'EUR' },
      history: [{ event: 'confirmed', actor: texts.sampleEmployee }],
      taxLines: [{ rate: 10, net: 12.09, vat: 1.21 }],
      deliveryAddress: null,
    },
  });
}
