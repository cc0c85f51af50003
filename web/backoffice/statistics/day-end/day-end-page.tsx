import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { csvDocument } from '#domain/text/csv.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import type { SalesReport } from '#inputs/sales-report.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { BranchNotice } from '#web/backoffice/layout/branch-notice.tsx';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { Facts } from '#web/backoffice/people/sheet-head.tsx';
import { useShownBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useMay, useSession } from '#web/backoffice/session/session.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { DayChoice } from '../day-report/day-choice.tsx';
import { DayReportPage } from '../day-report/day-report-page.tsx';
import { allBranches } from '../day-report/texts.ts';
import { useReportedDay } from '../day-report/use-reported-day.ts';
import { FigureTableView } from './figure-table-view.tsx';
import { FIGURE_COLUMNS, figureCells, figureTables } from './figure-tables.ts';
import * as texts from './texts.ts';

/** #/day-end: what was sold on a day of a branch, to print and to keep. */
export function DayEndPage() {
  const may = useMay();
  return may(['ROLE_EMPLOYEE']) ? <DayEnd /> : <NotFoundPage />;
}

function DayEnd() {
  const { branch, reported, day, isKnown, chooseBranch } = useDay();
  const report = trpc.statistics.sales.useQuery(
    { from: day, to: day, ...(branch && { branch: branch.id }) },
    {
      enabled: isKnown,
      staleTime: 30_000,
      meta: { failure: { id: 'day-end', text: CALL_FAILURES.statistics } },
    },
  );
  const place = branch?.name ?? allBranches;
  const id = branch?.id ?? null;
  return (
    <DayReportPage
      words={{ title: texts.title, purpose: texts.purpose, print: texts.print, failed: texts.failed }}
      {...{ day, reported, place, report }}
      csvOf={csvOf}
      file={texts.file({ branch: place, day })}
      choice={
        <>
          <DayChoice
            {...{ day, today: reported.today, onDay: reported.choose }}
            {...{ branch: id, onBranch: chooseBranch, isForAll: true }}
          />
          <BranchNotice branch={id} onShowAll={() => chooseBranch(null)} />
        </>
      }
    >
      {(data) => <Report report={data} />}
    </DayReportPage>
  );
}

function Report({ report }: { report: SalesReport }) {
  const { currency } = useSession();
  if (report.parts.length === 0) return <EmptyBox text={texts.nothing} />;
  const money = (value: number) => formatMoney(fromDecimal(value), currency);
  const open = report.parts.find(({ key }) => key === 'open')?.orders ?? 0;
  return (
    <>
      <Facts
        facts={[
          [texts.revenue, money(report.revenue)],
          [texts.tips, money(report.passedOn)],
          [texts.takings, money(report.total)],
          [texts.orders, String(report.orders)],
        ]}
      />
      {open > 0 && (
        <p role="status" className="rounded-card border border-warning bg-card px-4 py-3 font-medium">
          {texts.openOrders({ count: open })}
        </p>
      )}
      <div className="grid gap-5 lg:grid-cols-2 print:grid-cols-2 print:gap-3">
        {figureTables(report).map((table) => (
          <FigureTableView key={table.title} table={table} />
        ))}
      </div>
    </>
  );
}

/**
 * The branch is that of the address or of the switch above. Until a day is chosen it is the last one with an order: before the
 * first order of today that is the day that was not closed yet.
 */
function useDay() {
  const { branches, zoneOf } = useSession();
  const shown = useShownBranch();
  const branch = branches.find(({ id }) => id === shown.branch) ?? null;
  const reported = useReportedDay(zoneOf((branch ?? branches[0])?.id ?? 0));
  const { chosen, today, timeZone } = reported;
  const last = trpc.orders.history.useQuery(
    { page: 1, pageSize: 1, ...(branch && { branch: branch.id }) },
    { enabled: chosen === null, staleTime: 30_000 },
  );
  const latest = last.data?.data[0]?.createdAt;
  const day = chosen ?? (latest ? localDayOf(new Date(latest), timeZone) : today);
  return { isKnown: chosen !== null || !last.isPending, branch, reported, day, chooseBranch: shown.choose };
}

function csvOf(report: SalesReport): string {
  const head = [texts.table, texts.entry, ...FIGURE_COLUMNS.map((column) => texts.COLUMN_NAMES[column])];
  return csvDocument([head, ...figureCells(figureTables(report))]);
}
