import type { ReactNode } from 'react';
import { formatDateTime, formatTime } from '#text/calendar/calendar.ts';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { SheetHead, SheetPage } from '#web/backoffice/people/sheet-head.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { csvFile, download } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';
import type { ReportedDay } from './use-reported-day.ts';

/** What a page says of itself, each in its own words. */
interface DayReportWords {
  title: string;
  purpose: string;
  print: string;
  failed: string;
}

interface DayReportPageProps<T> {
  words: DayReportWords;
  day: string;
  reported: Pick<ReportedDay, 'now' | 'today' | 'timeZone'>;
  /** The branch's name; where it is about all of them, that. */
  place: string;
  report: { data: T | undefined; isError: boolean; isPending: boolean; refetch: () => Promise<unknown> };
  /** The report as CSV, and the name of its file without the ending. */
  csvOf: (report: T) => string;
  file: string;
  /** Other ways to take it along, before those that every report has. */
  actions?: ReactNode;
  /** Of which day and branch it is. */
  choice: ReactNode;
  children: (report: T) => ReactNode;
}

/** A report on one day, on screen, printed and as CSV. */
export function DayReportPage<T>(props: DayReportPageProps<T>) {
  const { words, day, place, report, csvOf, file, actions, choice, children } = props;
  const { now, today, timeZone } = props.reported;
  const { shopName } = useSession();
  return (
    <SheetPage label={words.title}>
      <SheetHead title={words.title} purpose={words.purpose}>
        {actions}
        <Button look="secondary" disabled={!report.data} onClick={() => window.print()}>
          <StaffIcon name="printer" />
          {words.print}
        </Button>
        <Button
          look="secondary"
          disabled={!report.data}
          onClick={() => report.data && download(csvFile(csvOf(report.data)), `${fileName(file)}.csv`)}
        >
          <StaffIcon name="download" />
          {texts.saveAsCsv}
        </Button>
      </SheetHead>
      {choice}
      <p className="hidden text-sm print:block">
        {texts.printed({ shop: shopName, branch: place, moment: formatDateTime(now, timeZone) })}
      </p>
      {day === today && <p className="font-medium">{texts.running({ time: formatTime(now, timeZone) })}</p>}
      {report.isError && !report.data && (
        <EmptyBox text={words.failed}>
          <Button look="secondary" onClick={() => void report.refetch()}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {report.isPending && <div className="skeleton h-96" aria-hidden="true" />}
      {report.data && children(report.data)}
    </SheetPage>
  );
}

/** Without what file systems mind; a branch may be called anything. */
function fileName(text: string): string {
  return text.replace(/[^\p{L}\p{N} .-]/gu, '');
}
