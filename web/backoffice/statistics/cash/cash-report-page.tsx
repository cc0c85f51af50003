import '#web/backoffice/people/print.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { addDays, isLocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { formatDateTime, formatTime } from '#text/calendar/calendar.ts';
import { formatFullDay } from '#text/calendar/days.ts';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { Facts, PeriodStepper, SELECT, SheetHead, SheetPage } from '#web/backoffice/people/sheet-head.tsx';
import { useShownBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { csvFile, download } from '#web/lib/download.ts';
import { notify } from '#web/lib/notices.ts';
import { useServerNowEvery } from '#web/lib/server-clock.ts';
import { deviceReason, problemOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { cashCsv, type SentReport } from './cash-report.ts';
import { MethodTable, MovementTable, OpenTable } from './cash-tables.tsx';
import * as texts from './texts.ts';

/** #/cash-report: the money of a day of a branch, to print and to keep. */
export function CashReportPage() {
  const { isAtDesk, branches } = useSession();
  const [first] = branches;
  return isAtDesk && first ? <CashReport fallback={first.id} /> : <NotFoundPage />;
}

function CashReport({ fallback }: { fallback: number }) {
  const { shopName, branches } = useSession();
  const chosen = useDay(fallback);
  const { branch, day, today, timeZone, now } = chosen;
  const report = trpc.cashReport.read.useQuery(
    { branch, day },
    { staleTime: 5_000, meta: { failure: { id: 'cash-report', text: texts.failed } } },
  );
  const place = branches.find(({ id }) => id === branch)?.name ?? '';
  return (
    <SheetPage label={texts.title}>
      <SheetHead title={texts.title} purpose={texts.purpose}>
        <ReceiptButton branch={branch} day={day} isReady={report.isSuccess} />
        <Button look="secondary" disabled={!report.data} onClick={() => window.print()}>
          <StaffIcon name="printer" />
          {texts.print}
        </Button>
        <Button
          look="secondary"
          disabled={!report.data}
          onClick={() => report.data && saveCsv(report.data, timeZone, texts.file({ branch: place, day }))}
        >
          <StaffIcon name="download" />
          {texts.saveAsCsv}
        </Button>
      </SheetHead>
      <DayChoice chosen={chosen} />
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
      {report.data && <Report report={report.data} timeZone={timeZone} />}
    </SheetPage>
  );
}

function Report({ report, timeZone }: { report: SentReport; timeZone: string }) {
  const money = (value: number) => formatMoney(fromDecimal(value), report.currency);
  if (report.movements.length === 0 && report.open.length === 0) return <EmptyBox text={texts.nothing} />;
  return (
    <>
      <Facts
        facts={[
          [texts.counterSum, money(report.counter.rest)],
          [texts.onlineSum, money(report.online.rest)],
          [texts.tips, money(fromTips(report))],
          [texts.due, money(report.due)],
          [texts.surplus, money(report.surplus)],
        ]}
      />
      {report.methods.length > 0 && <MethodTable report={report} />}
      {report.open.length > 0 && <OpenTable report={report} />}
      {report.movements.length > 0 && <MovementTable report={report} timeZone={timeZone} />}
    </>
  );
}

function fromTips({ counter, online }: SentReport): number {
  return (fromDecimal(counter.tips) + fromDecimal(online.tips)) / 100;
}

/** Prints on the receipt printer of the branch, and says when paper has moved or why not. */
function ReceiptButton({ branch, day, isReady }: { branch: number; day: string; isReady: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const print = trpc.cashReport.print.useMutation();
  const start = async () => {
    setBusy(true);
    try {
      await print.mutateAsync({ branch, day });
      notify({ text: texts.printedOnReceipt, tone: 'success' });
    } catch (error) {
      notify({ text: failureOf(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="secondary" disabled={!isReady || isBusy} onClick={() => void start()}>
      <StaffIcon name="printer" />
      {isBusy ? texts.printing : texts.printReceipt}
    </Button>
  );
}

/** The device's own sentence, else the server's. */
function failureOf(error: unknown): string {
  const { message, code } = problemOf(error);
  const reason = deviceReason(error) ?? (code === 'no-receipt-printer' ? message : null);
  return reason === null ? texts.notPrinted : texts.notPrintedBecause({ reason });
}

type Chosen = ReturnType<typeof useDay>;

/** Day and branch are kept in the address; the day is that of the branch. */
function useDay(fallback: number) {
  const { zoneOf } = useSession();
  const [params, setParams] = useSearchParams();
  const now = useServerNowEvery(60);
  const shown = useShownBranch();
  const branch = shown.branch ?? fallback;
  const timeZone = zoneOf(branch);
  const today = localDayOf(now, timeZone);
  const wanted = params.get('day') ?? '';
  const setDay = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '' || value === today) after.delete('day');
        else after.set('day', value);
        return after;
      },
      { replace: true },
    );
  const day = isLocalDay(wanted) ? wanted : today;
  return { branch, timeZone, now, today, day, setDay, chooseBranch: shown.choose };
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
          value={branch}
          onChange={({ target }) => chooseBranch(Number(target.value))}
          className={SELECT}
        >
          <RecordOptions records={branches} />
        </select>
      )}
    </PeriodStepper>
  );
}

function saveCsv(report: SentReport, timeZone: string, name: string): void {
  download(csvFile(cashCsv(report, timeZone)), `${name.replace(/[^\p{L}\p{N} .-]/gu, '')}.csv`);
}
