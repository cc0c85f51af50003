import { formatAmount } from '#domain/catalogue/amount.ts';

/** 'Mehrwertsteuer (10%)'. */
export function taxLineName(rate: number): string {
  return `Mehrwertsteuer (${formatAmount(rate)}%)`;
}
