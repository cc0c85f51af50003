import { type Cents, formatMoney, roundCents } from '#domain/money/money.ts';
import { isMeasured, unitShortName } from '#domain/money/units.ts';
import type { OrderLine } from '#domain/order/lines/line-fields.ts';
import * as amounts from './amount-texts.ts';
import * as texts from './line-texts.ts';

/** The text after the label of a line that the customer pays. */
export function chargedText({ amount }: Pick<OrderLine, 'amount'>, currency: string): string {
  return amount === 0 ? texts.freeOfCharge : formatMoney(amount, currency);
}

/** The same for one that the shop pays: the recipient matters more than the amount. */
export function givenText(
  { detail, amount }: Pick<OrderLine, 'detail' | 'amount'>,
  currency: string,
): string {
  return detail ?? formatMoney(amount, currency);
}

/** An item as orders, carts and print agents have it; an agent may not know the unit. */
interface PricedItem {
  amount: number;
  unit: string;
  /** null = hidden from whoever reads it. */
  unitPrice: Cents | null;
  basePrice?: Cents | null | undefined;
  baseUnit?: string | undefined;
  gross: Cents | null;
  isPriceHidden: boolean;
}

/**
 * What measured goods cost per kilogram, litre or metre: '12,90 €/kg' (R253); '' for what is sold by number, and where the sum
 * says it already. An order from before base prices has its unit's own, '3,99 €/dag', unless cents are too coarse for it:
 * 250 g for 3,23 were not sold at 0,01 per gram. `money` gives the amount in the form of the medium.
 */
export function basePriceText(item: PricedItem, money: (value: Cents) => string): string {
  if (item.isPriceHidden) return '';
  const { basePrice, baseUnit, unit, unitPrice } = item;
  const per = (price: Cents, of: string) => `${money(price)}/${unitShortName(of)}`;
  if (basePrice != null && baseUnit)
    return item.amount === 1 && unit === baseUnit ? '' : per(basePrice, baseUnit);
  const isExact = unitPrice !== null && roundCents(unitPrice * item.amount) === item.gross;
  return isMeasured(unit) && isExact && item.amount !== 1 ? per(unitPrice, unit) : '';
}

/** The same, and for several of what is sold by number the price of one: 'je Stk. 2,70'. */
export function unitPriceText(item: PricedItem, money: (value: Cents) => string): string {
  const { isPriceHidden, amount, unit, unitPrice, baseUnit } = item;
  const isByNumber = !isMeasured(unit) && !baseUnit;
  if (!isByNumber || isPriceHidden || amount === 1 || unitPrice === null) return basePriceText(item, money);
  return `${amounts.each} ${unitShortName(unit)} ${money(unitPrice)}`;
}
