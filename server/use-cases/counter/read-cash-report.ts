import { AppError, validationError } from '#domain/errors.ts';
import { MONEY, wireForm } from '#domain/money/wire.ts';
import { type CashReport, cashReport } from '#domain/order/payments/cash-report.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { addDays, instantOf, isLocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { type Actor, mayActForBranch } from '#use-cases/access/actor.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { Deps } from '#use-cases/ports.ts';

const SUMS = { taken: MONEY, returned: MONEY, rest: MONEY, tips: MONEY } as const;
export const CASH_REPORT_WIRE = wireForm<CashReport>({
  methods: [SUMS],
  movements: [{ amount: MONEY }],
  open: [{ due: MONEY, surplus: MONEY }],
  counter: SUMS,
  online: SUMS,
  due: MONEY,
  surplus: MONEY,
});

export interface CashReportRequest {
  branch: number;
  /** YYYY-MM-DD in the zone of the branch; null = today. */
  day: string | null;
}

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

/**
 * What was paid, handed back and left open on a day of a branch (R318). Throws 'not-found' for other people's branches and
 * 'day-invalid'.
 */
export async function readCashReport(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  request: CashReportRequest,
): Promise<{ report: CashReport; branch: Branch }> {
  const { shop } = await deps.db.shop.snapshot();
  const branch = mayActForBranch(actor, request.branch) ? branchOf(shop.branches, request.branch) : null;
  if (!branch) throw new AppError('not-found');
  const { timeZone } = branch;
  const day = request.day ?? localDayOf(deps.clock.now(), timeZone);
  if (!isLocalDay(day) || day < FIRST_DAY || day > LAST_DAY)
    throw validationError([{ code: 'day-invalid', field: 'day' }]);
  const midnight = (of: string) => new Date(instantOf(of, 0, timeZone, 'first'));
  const span = { from: midnight(day), to: midnight(addDays(day, 1)) };
  const money = await deps.db.cash.moneyOf(branch.id, span);
  return { branch, report: cashReport({ branch: branch.id, day, currency: shop.config.currency }, money) };
}
