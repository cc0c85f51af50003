import { useState } from 'react';
import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { Facts } from '#web/backoffice/people/sheet-head.tsx';
import { useShownBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { notify } from '#web/lib/notices.ts';
import { deviceReason, problemOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { DayChoice } from '../day-report/day-choice.tsx';
import { DayReportPage } from '../day-report/day-report-page.tsx';
import { useReportedDay } from '../day-report/use-reported-day.ts';
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
  const { branches, zoneOf } = useSession();
  const shown = useShownBranch();
  const branch = shown.branch ?? fallback;
  const timeZone = zoneOf(branch);
  const reported = useReportedDay(timeZone);
  const { today } = reported;
  const day = reported.chosen ?? today;
  const report = trpc.cashReport.read.useQuery(
    { branch, day },
    { staleTime: 5_000, meta: { failure: { id: 'cash-report', text: texts.failed } } },
  );
  const place = branches.find(({ id }) => id === branch)?.name ?? '';
  return (
    <DayReportPage
      words={{ title: texts.title, purpose: texts.purpose, print: texts.print, failed: texts.failed }}
      {...{ day, reported, place, report }}
      csvOf={(data: SentReport) => cashCsv(data, timeZone)}
      file={texts.file({ branch: place, day })}
      actions={<ReceiptButton branch={branch} day={day} isReady={report.isSuccess} />}
      choice={
        <DayChoice
          {...{ day, today, branch }}
          // Without a choice the page goes on to the next day by itself.
          onDay={(chosen) => reported.choose(chosen === today ? '' : chosen)}
          onBranch={shown.choose}
        />
      }
    >
      {(data) => <Report report={data} timeZone={timeZone} />}
    </DayReportPage>
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
