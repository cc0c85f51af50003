import type { DayMoney } from '#domain/order/payments/cash-report.ts';

/** What the day's list of a branch is made from. */
export interface CashStore {
  /** The money of a branch that moved in the span (end exclusive), and its orders that were for it. */
  moneyOf(branch: number, span: { from: Date; to: Date }): Promise<DayMoney>;
}
