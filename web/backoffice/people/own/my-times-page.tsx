import { Link, useSearchParams } from 'react-router-dom';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { laterMonth } from '#domain/working/time-sheet.ts';
import { formatLongDay, formatMonth } from '#text/calendar/days.ts';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { joinWords } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { clockText, differenceText } from '../clock-text.ts';
import { spanText, TYPE_NAMES } from '../plan/plan-words.ts';
import { Facts, PeriodStepper, SheetHead, SheetPage } from '../sheet-head.tsx';
import { monthOf, timesOf } from '../time/sheet-words.ts';
import { TrailList } from '../time/trail-list.tsx';
import { type Sheet, useTimeSheet } from '../time/use-time-sheet.ts';
import * as texts from './texts.ts';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** #/my-times: what the signed-in person worked in a month, made for the phone. */
export function MyTimesPage() {
  const { staff } = useSession();
  return staff.kind === 'user' ? <OwnTimes user={staff.id} /> : <NotFoundPage />;
}

function OwnTimes({ user }: { user: number }) {
  const { branches, zoneOf } = useSession();
  const [params, setParams] = useSearchParams();
  const timeZone = zoneOf(branches[0]?.id ?? 0);
  const thisMonth = monthOf(localDayOf(useServerNowEvery(60), timeZone));
  const wanted = params.get('month') ?? '';
  const month = MONTH.test(wanted) ? wanted : thisMonth;
  const { sheet, trail, isError, retry } = useTimeSheet(user, month, timeZone);
  const go = (next: string) => setParams({ month: next }, { replace: true });
  const days = sheet?.days.filter(
    ({ activities, shifts, absences }) => activities.length + shifts.length + absences.length > 0,
  );
  return (
    <SheetPage label={texts.myTimes}>
      <SheetHead title={texts.myTimes} purpose={texts.timesPurpose} />
      <PeriodStepper
        title={formatMonth(month)}
        earlier={texts.monthBack}
        later={texts.monthOn}
        onStep={(steps) => go(laterMonth(month, steps))}
      >
        {month !== thisMonth && (
          <Button look="secondary" size="small" onClick={() => go(thisMonth)}>
            {texts.thisMonth}
          </Button>
        )}
      </PeriodStepper>
      {isError && (
        <EmptyBox text={texts.timesFailed}>
          <Button look="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {!isError && !sheet && <div className="skeleton h-96" aria-hidden="true" />}
      {sheet && days && (
        <>
          <Facts
            facts={[
              [texts.worked, texts.hoursText({ time: clockText(sheet.worked) })],
              [texts.pauses, texts.hoursText({ time: clockText(sheet.paused) })],
              [texts.planned, texts.hoursText({ time: clockText(sheet.planned) })],
              [texts.differenceSoFar, texts.hoursText({ time: differenceText(sheet.difference) })],
            ]}
          />
          {days.length === 0 && <EmptyBox text={texts.noTimes} />}
          <ol className="grid gap-3 empty:hidden lg:grid-cols-2">
            {days.map((row) => (
              <Day key={row.day} row={row} timeZone={timeZone} />
            ))}
          </ol>
          <TrailList trail={trail} />
          <p>
            <Link
              to={`/time-sheets?month=${month}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {texts.fullSheet}
            </Link>
          </p>
        </>
      )}
    </SheetPage>
  );
}

function Day({ row, timeZone }: { row: Sheet['days'][number]; timeZone: Zone }) {
  const spans = row.shifts.map((shift) => spanText(shift, timeZone));
  const hasTime = row.worked > 0 || row.isOpen;
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {formatLongDay(row.day)}
        {hasTime && (
          <span className="text-lg tabular-nums">{texts.hoursText({ time: clockText(row.worked) })}</span>
        )}
      </h3>
      {row.absences.length > 0 && <p>{joinWords(row.absences.map((type) => TYPE_NAMES[type] ?? type))}</p>}
      {hasTime && <p className="tabular-nums">{joinWords(timesOf(row, timeZone))}</p>}
      {row.paused > 0 && (
        <p className="text-muted text-sm tabular-nums">{texts.dayPaused({ time: clockText(row.paused) })}</p>
      )}
      {spans.length > 0 && (
        <p className="text-muted text-sm tabular-nums">{texts.dayPlanned({ spans: joinWords(spans) })}</p>
      )}
    </li>
  );
}
