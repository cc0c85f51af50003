import { useSearchParams } from 'react-router-dom';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, isLocalDay, type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { entryDays, mondayOf, weekDays, weekNumber } from '#domain/working/week-plan.ts';
import { plannedTime } from '#domain/working/working-schedule.ts';
import type { WorkingScheduleRow } from '#entities/working-schedule.ts';
import { formatLongDay, formatShortDay } from '#text/calendar/days.ts';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { joinWords } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useBranchPeople } from '../branch-people.ts';
import { clockText } from '../clock-text.ts';
import { spanText, TYPE_LOOKS, TYPE_NAMES, weekWord } from '../plan/plan-words.ts';
import { Facts, PeriodStepper, SheetHead, SheetPage } from '../sheet-head.tsx';
import { LeaveCard } from './leave-card.tsx';
import * as texts from './texts.ts';
import { colleaguesDuring, useOwnWeek } from './use-own-week.ts';

/** #/my-week: the signed-in person's shifts, made for the phone. */
export function MyWeekPage() {
  const { staff } = useSession();
  return staff.kind === 'user' ? <OwnWeek user={staff.id} /> : <NotFoundPage />;
}

function OwnWeek({ user }: { user: number }) {
  const { branches, zoneOf } = useSession();
  const [params, setParams] = useSearchParams();
  const timeZone = zoneOf(branches[0]?.id ?? 0);
  const today = localDayOf(useServerNowEvery(60), timeZone);
  const wanted = params.get('week');
  const monday = mondayOf(wanted && isLocalDay(wanted) ? wanted : today);
  const thisMonday = mondayOf(today);
  const week = useOwnWeek(user, monday, timeZone);
  const go = (day: LocalDay) => setParams({ week: day }, { replace: true });
  const days = weekDays(monday);
  const shifts = week.entries.filter(
    (entry) => entry.type === 'work' && days.includes(entryDays(entry, timeZone)[0] ?? ''),
  );
  const planned = shifts.reduce((sum, entry) => sum + plannedTime(entry), 0);
  const workDays = new Set(shifts.flatMap((entry) => entryDays(entry, timeZone))).size;
  return (
    <SheetPage label={texts.myWeek}>
      <SheetHead title={texts.myWeek} purpose={texts.weekPurpose} />
      <PeriodStepper
        title={texts.weekTitle({ week: weekNumber(monday) })}
        note={
          weekWord(monday, thisMonday) ??
          texts.weekSpan({ monday: formatShortDay(monday), sunday: formatShortDay(addDays(monday, 6)) })
        }
        earlier={texts.weekBack}
        later={texts.weekOn}
        onStep={(steps) => go(addDays(monday, steps * 7))}
      >
        {monday !== thisMonday && (
          <Button look="secondary" size="small" onClick={() => go(thisMonday)}>
            {texts.thisWeek}
          </Button>
        )}
      </PeriodStepper>
      {week.isError && (
        <EmptyBox text={texts.weekFailed}>
          <Button look="secondary" onClick={week.retry}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {!week.isError && !week.isLoaded && <div className="skeleton h-96" aria-hidden="true" />}
      {week.isLoaded && (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <Facts
              facts={[
                [texts.planned, texts.hoursText({ time: clockText(planned) })],
                [texts.daysOfWork, String(workDays)],
              ]}
            />
            <ol className="flex flex-col gap-3">
              {days.map((day) => (
                <Day
                  key={day}
                  day={day}
                  isToday={day === today}
                  holiday={week.publicHolidays.find((one) => one.day === day)?.name ?? null}
                  entries={week.entries.filter((entry) => entryDays(entry, timeZone).includes(day))}
                  colleagues={week.colleagues}
                  timeZone={timeZone}
                />
              ))}
            </ol>
          </div>
          <LeaveCard today={today} />
        </div>
      )}
    </SheetPage>
  );
}

interface DayProps {
  day: LocalDay;
  isToday: boolean;
  /** The name of a public holiday. */
  holiday: string | null;
  entries: readonly WorkingScheduleRow[];
  colleagues: readonly WorkingScheduleRow[];
  timeZone: Zone;
}

function Day({ day, isToday, holiday, entries, colleagues, timeZone }: DayProps) {
  const inOrder = entries.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`rounded-card border bg-card p-4 ${isToday ? 'border-primary border-2' : 'border-line'}`}
    >
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {formatLongDay(day)}
        {isToday && <span className="text-primary">{texts.today}</span>}
        {holiday && <span className="font-normal text-muted text-sm">{holiday}</span>}
      </h3>
      {inOrder.length === 0 && <p className="text-muted">{texts.noShift}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {inOrder.map((entry) => (
          <li key={entry.id} className={`mt-2 rounded-theme border px-3 py-2 ${TYPE_LOOKS[entry.type].box}`}>
            {entry.type === 'work' ? (
              <Shift entry={entry} colleagues={colleagues} timeZone={timeZone} />
            ) : (
              <p className="flex items-center gap-2 font-semibold">
                <StaffIcon name={TYPE_LOOKS[entry.type].icon} className="size-5" />
                {TYPE_NAMES[entry.type]}
              </p>
            )}
            {entry.note && <p className="break-words text-sm">{entry.note}</p>}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Shift({
  entry,
  colleagues,
  timeZone,
}: {
  entry: WorkingScheduleRow;
  colleagues: readonly WorkingScheduleRow[];
  timeZone: Zone;
}) {
  const { branches } = useSession();
  const { people } = useBranchPeople(null);
  const names = colleaguesDuring(entry, colleagues).flatMap(
    (user) => people.find(({ id }) => id === user)?.name ?? [],
  );
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-lg tabular-nums">{spanText(entry, timeZone)}</span>
        <span>{branches.find(({ id }) => id === entry.branch)?.name}</span>
      </p>
      {entry.breakMinutes > 0 && (
        <p className="text-sm">{texts.breakMinutes({ minutes: entry.breakMinutes })}</p>
      )}
      <p className="text-sm">
        {names.length > 0 ? texts.withColleagues({ names: joinWords(names) }) : texts.alone}
      </p>
    </>
  );
}
