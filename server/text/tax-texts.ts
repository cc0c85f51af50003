import { formatAmount } from '#domain/amount.ts';

/** 'Mehrwertsteuer (10%)'. */
export function taxLineName(rate: number): string {
  return `Mehrwertsteuer (${formatAmount(rate)}%)`;
}
