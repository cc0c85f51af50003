import type { Sales } from './use-sales.ts';

export interface SalesPanelProps {
  sales: Sales;
  /** For the file name: the days of the period. */
  days: string;
}

/** What every panel of the report has in common. */
export function salesFrame({ isFailed, current, retry }: Sales) {
  return { isLoading: current === null, isFailed, onRetry: retry };
}
