import { deliveryFee as feeOf } from '#domain/shop/delivery-area.ts';
import type { LineKind } from './line.ts';

export const deliveryFee = {
  kind: 'delivery-fee',
  label: 'Lieferung',
  payer: 'customer',
  column: 'Lieferung brutto',
  lineOf: ({ area, gross }) => area && { detail: area.area, amount: feeOf(area, gross), taxRate: area.tax },
} as const satisfies LineKind;
