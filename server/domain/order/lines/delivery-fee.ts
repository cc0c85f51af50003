import { deliveryFee as feeOf } from '#domain/shop/delivery-area.ts';
import type { LineKind } from './line.ts';
import * as texts from './texts.ts';

export const deliveryFee = {
  kind: 'delivery-fee',
  label: texts.deliveryFee,
  payer: 'customer',
  column: texts.deliveryFeeColumn,
  lineOf: ({ area, gross }) => area && { detail: area.area, amount: feeOf(area, gross), taxRate: area.tax },
} as const satisfies LineKind;
