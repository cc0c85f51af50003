import { type Cents, formatMoney } from '#domain/money/money.ts';

/** '1.234,56' without the currency, where a column or a heading names it. */
export function columnMoney(value: Cents): string {
  return formatMoney(value).replaceAll(/[^\d.,-]/g, '');
}
