import type { ComparedPeriod, Period } from '#domain/insights/statistics-period.ts';
import type { SalesReport } from '#inputs/sales-report.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { trpc } from '#web/lib/trpc.ts';

/** A sales report with that of the compared period; null while loading. */
export interface Sales {
  current: SalesReport | null;
  before: SalesReport | null;
  isFailed: boolean;
  retry: () => void;
}

/** What was sold in a period, and in the one that it is compared with. */
export function useSales(period: Period, compared: ComparedPeriod, branch: number | null): Sales {
  const ofBranch = branch === null ? {} : { branch };
  const options = (id: string) => ({
    staleTime: 60_000,
    meta: { failure: { id: `statistics.sales.${id}`, text: CALL_FAILURES.statistics } },
  });
  const current = trpc.statistics.sales.useQuery(
    { from: period.from, to: period.to, ...ofBranch },
    options('current'),
  );
  const before = trpc.statistics.sales.useQuery(
    { from: compared.from, to: compared.until ?? compared.to, ...ofBranch },
    options('before'),
  );
  return {
    current: current.data ?? null,
    before: before.data ?? null,
    isFailed: current.isError && !current.data,
    retry: () => void Promise.all([current.refetch(), before.refetch()]),
  };
}
