import { formatMoney } from '#domain/money/money.ts';
import type { DeliveryArea } from '#domain/shop/branch.ts';
import * as texts from './texts.ts';

/** '2,90 €' or 'kostenlos'. */
export function feeText({ free, price }: DeliveryArea, currency: string): string {
  return free || price === 0 ? texts.freeOfCharge : formatMoney(price, currency);
}

/** '20,00 €'; null without a minimum order value. */
export function minimumText({ minimumOrderValue }: DeliveryArea, currency: string): string | null {
  return minimumOrderValue ? formatMoney(minimumOrderValue, currency) : null;
}
