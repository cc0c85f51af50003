import { formatAmount } from '#domain/catalogue/amount.ts';
import * as texts from './tax-texts.ts';

/** 'Mehrwertsteuer (10%)'. */
export function taxLineName(rate: number): string {
  return `${texts.valueAddedTax} (${formatAmount(rate)}%)`;
}
