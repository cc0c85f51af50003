import '#web/backoffice/people/print.css';
import { useSearchParams } from 'react-router-dom';
import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { csvDocument } from '#domain/text/csv.ts';
import { addDays, isLocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import type { SalesReport } from '#inputs/sales-report.ts';
import { formatDateTime, formatTime } from '#text/calendar/calendar.ts';
import { formatFullDay } from '#text/calendar/days.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { BranchNotice } from '#web/backoffice/layout/branch-notice.tsx';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { Facts, PeriodStepper, SELECT, SheetHead, SheetPage } from '#web/backoffice/people/sheet-head.tsx';
import { useShownBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useMay, useSession } from '#web/backoffice/session/session.tsx';
import { csvFile, download } from '#web/lib/download.ts';
import { useServerNowEvery } from '#web/lib/server-clock.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { FigureTableView } from './figure-table-view.tsx';
import { FIGURE_COLUMNS, figureCells, figureTables } from './figure-tables.ts';
import * as texts from './texts.ts';

/** #/day-end: what was sold on a day of a branch, to print and to keep. */
export function DayEndPage() {
  const may = useMay();
  return may(['ROLE_EMPLOYEE']) ? <DayEnd /> : <NotFoundPage />;
}

function DayEnd() {
  const { shopName } = useSession();
  const chosen = useDay();
  const { branch, day, today, timeZone, now } = chosen;
  const report = trpc.statistics.sales.useQuery(
    { from: day, to: day, ...(branch && { branch: branch.id }) },
    {
      enabled: chosen.isKnown,
      staleTime: 30_000,
      meta: { failure: { id: 'day-end', text: CALL_FAILURES.statistics } },
    },
  );
  const place = branch?.name ?? texts.allBranches;
  return (
    <SheetPage label={texts.title}>
      <SheetHead title={texts.title} purpose={texts.purpose}>
        <Button look="secondary" disabled={!report.data} onClick={() => window.print()}>
          <StaffIcon name="printer" />
          {texts.print}
        </Button>
        <Button
          look="secondary"
          disabled={!report.data}
          onClick={() => report.data && saveCsv(report.data, texts.file({ branch: place, day }))}
        >
          <StaffIcon name="download" />
          {texts.saveAsCsv}
        </Button>
      </SheetHead>
      <DayChoice chosen={chosen} />
      <BranchNotice branch={branch?.id ?? null} onShowAll={() => chosen.chooseBranch(null)} />
      <p className="hidden text-sm print:block">
        {texts.printed({ shop: shopName, branch: place, moment: formatDateTime(now, timeZone) })}
      </p>
      {day === today && <p className="font-medium">{texts.running({ time: formatTime(now, timeZone) })}</p>}
      {report.isError && !report.data && (
        <EmptyBox text={texts.failed}>
          <Button look="secondary" onClick={() => void report.refetch()}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {report.isPending && <div className="skeleton h-96" aria-hidden="true" />}
      {report.data && <Report report={report.data} />}
    </SheetPage>
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

type Chosen = ReturnType<typeof useDay>;

/**
 * Day and branch are kept in the address, the branch is that of the switch above until then; a day is that of the branch. Until
 * one is chosen it is the last day with an order: before the first one of today that is the day that was not closed yet.
 */
function useDay() {
  const { branches, zoneOf } = useSession();
  const [params, setParams] = useSearchParams();
  const now = useServerNowEvery(60);
  const shown = useShownBranch();
  const branch = branches.find(({ id }) => id === shown.branch) ?? null;
  const timeZone = zoneOf((branch ?? branches[0])?.id ?? 0);
  const today = localDayOf(now, timeZone);
  const wanted = params.get('day') ?? '';
  const setDay = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete('day');
        else after.set('day', value);
        return after;
      },
      { replace: true },
    );
  const isChosen = isLocalDay(wanted);
  const last = trpc.orders.history.useQuery(
    { page: 1, pageSize: 1, ...(branch && { branch: branch.id }) },
    { enabled: !isChosen, staleTime: 30_000 },
  );
  const latest = last.data?.data[0]?.createdAt;
  const day = isChosen ? wanted : latest ? localDayOf(new Date(latest), timeZone) : today;
  return {
    isKnown: isChosen || !last.isPending,
    branch,
    timeZone,
    now,
    today,
    day,
    setDay,
    chooseBranch: shown.choose,
  };
}

function DayChoice({ chosen: { branch, day, today, setDay, chooseBranch } }: { chosen: Chosen }) {
  const { branches } = useSession();
  return (
    <PeriodStepper
      title={formatFullDay(day)}
      earlier={texts.earlier}
      later={texts.later}
      onStep={(steps) => setDay(addDays(day, steps))}
    >
      <input
        type="date"
        aria-label={texts.day}
        value={day}
        max={today}
        onChange={({ target }) => setDay(target.value)}
        className={SELECT}
      />
      {day !== today && (
        <Button look="secondary" size="small" onClick={() => setDay(today)}>
          {texts.today}
        </Button>
      )}
      {branches.length > 1 && (
        <select
          aria-label={texts.branch}
          value={branch?.id ?? ''}
          onChange={({ target }) => chooseBranch(target.value === '' ? null : Number(target.value))}
          className={SELECT}
        >
          <option value="">{texts.allBranches}</option>
          <RecordOptions records={branches} />
        </select>
      )}
    </PeriodStepper>
  );
}

function saveCsv(report: SalesReport, name: string): void {
  const head = [texts.table, texts.entry, ...FIGURE_COLUMNS.map((column) => texts.COLUMN_NAMES[column])];
  const rows = figureCells(figureTables(report));
  download(csvFile(csvDocument([head, ...rows])), `${name.replace(/[^\p{L}\p{N} .-]/gu, '')}.csv`);
}
