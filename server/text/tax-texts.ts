import { formatAmount } from '#domain/amount.ts';

/** 'Mehrwertsteuer (10%)' (specification, section 9 "Tax"). */
export function taxLineName(rate: number): string {
  return `Mehrwertsteuer (${formatAmount(rate)}%)`;
}
