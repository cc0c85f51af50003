import { formatAmount } from '#domain/catalogue/amount.ts';
import type { PricingMode } from '#domain/catalogue/product.ts';
import { type Cents, formatMoney } from '#domain/money/money.ts';
import { isMeasured, unitShortName } from '#domain/money/units.ts';
import type { PublicOrderItem, PublicOrderItemPart } from '#domain/order/item.ts';
import { shownLabel } from '#domain/order/lines/index.ts';
import type { OrderLine } from '#domain/order/lines/line-fields.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import type { TaxShare } from '#domain/papers/tax-share.ts';
import { contentLines, quantityText } from '../contents-text.ts';
import type { Paper, PaperCells, PaperRow } from './paper.ts';
import * as texts from './paper-texts.ts';

/** 'ca.' and the amount stay on one line. */
export function paperMoney(value: Cents, currency: string, pricing: PricingMode = 'fixed'): string {
  return formatPrice(value, pricing, currency).replaceAll(' ', '\u00a0');
}

/** '4,9 %'; what is not taxed has none. */
export function rateText(rate: number | null): string {
  return rate === null ? '' : texts.percent({ rate: formatAmount(rate) }).replace(' ', '\u00a0');
}

export function paperHead(): PaperCells {
  return {
    quantity: texts.quantity,
    name: texts.name,
    price: texts.price,
    rate: texts.rate,
    amount: texts.amount,
  };
}

/** An item with everything that was chosen for it. A hidden price leaves its amounts empty (R7). */
export function itemRow(item: PublicOrderItem, currency: string): PaperRow {
  const isShown = !item.isPriceHidden && item.gross !== null;
  return {
    quantity: quantityText(item),
    name: item.name,
    details: [
      ...contentLines(item),
      ...item.parts.flatMap((part) => partLines(part, item, currency)),
      ...(item.allergens.trim() === '' ? [] : [texts.allergens({ allergens: item.allergens })]),
    ],
    price: isShown ? unitPrice(item, currency) : '',
    rate: isShown ? rateText(item.taxRate) : '',
    amount: isShown && item.gross !== null ? paperMoney(item.gross, currency, item.pricing) : '',
  };
}

/** Of measured goods per kilogram, litre or metre (R253), of all others per piece. */
function unitPrice(
  { unit, unitPrice: each, basePrice, baseUnit }: PublicOrderItem,
  currency: string,
): string {
  if (basePrice != null && baseUnit) return per(basePrice, baseUnit, currency);
  if (each === null) return '';
  return isMeasured(unit) ? per(each, unit, currency) : paperMoney(each, currency);
}

function per(value: Cents, unit: string, currency: string): string {
  return texts.perUnit({ amount: paperMoney(value, currency), unit: unitShortName(unit) });
}

type Chosen = PublicOrderItemPart['options'][number];

function partLines(part: PublicOrderItemPart, item: PublicOrderItem, currency: string): string[] {
  const said = part.text?.trim();
  const count = part.uploads.length;
  return [
    ...part.options.map((option) =>
      texts.option({ part: part.name, option: optionText(option, item.isPriceHidden, currency) }),
    ),
    ...(said ? [texts.option({ part: part.name, option: said })] : []),
    ...(count === 0 ? [] : [texts.files({ part: part.name, count })]),
  ];
}

function optionText({ name: option, modifier, value }: Chosen, isHidden: boolean, currency: string): string {
  if (isHidden || value === null || (value === 0 && modifier !== 'overwrite')) return option;
  const amount = formatMoney(value, currency);
  if (modifier === 'overwrite') return texts.optionPrice({ option, amount });
  return texts.changedBy({ option, sign: modifier === 'subtract' ? '−' : '+', amount });
}

/** 'Lieferung (Wien)': what the customer pays besides, of whatever kind. */
export function lineLabel({ kind, label, detail }: OrderLine): string {
  const shown = shownLabel({ kind, label });
  return detail ? `${shown} (${detail})` : shown;
}

/** The rates with what is taxed at each; `sign` -1 on credit notes. */
export function taxTable(
  shares: readonly TaxShare[],
  { currency, pricing = 'fixed' }: { currency: string; pricing?: PricingMode },
): Paper['taxes'] {
  if (shares.length === 0) return [];
  const money = (value: Cents) => paperMoney(value, currency, pricing);
  return [
    [texts.rate, texts.net, texts.tax, texts.gross],
    ...shares.map(
      ({ rate, net, vat, gross }) =>
        [
          rate === null ? texts.untaxed : rateText(rate),
          money(net),
          rate === null ? '' : money(vat),
          money(gross),
        ] as const,
    ),
  ];
}
