import { useSearchParams } from 'react-router-dom';
import { localDayOf } from '#domain/time/zoned-time.ts';
import type { Absence } from '#domain/working/time-sheet.ts';
import { laterMonth } from '#domain/working/time-sheet.ts';
import { formatMonth } from '#text/calendar/days.ts';
import { BranchNotice } from '#web/backoffice/layout/branch-notice.tsx';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { useShownBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useMay, useSession } from '#web/backoffice/session/session.tsx';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { csvFile, download } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useBranchPeople } from '../branch-people.ts';
import { clockText, differenceText } from '../clock-text.ts';
import { TYPE_NAMES } from '../plan/plan-words.ts';
import { Facts, PeriodStepper, SELECT, SheetHead, SheetPage } from '../sheet-head.tsx';
import { sheetCsv } from './sheet-csv.ts';
import { SheetTable } from './sheet-table.tsx';
import { monthOf } from './sheet-words.ts';
import * as texts from './texts.ts';
import { TrailList } from './trail-list.tsx';
import { type Sheet, useTimeSheet } from './use-time-sheet.ts';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** #/time-sheets: a person's planned and worked hours in a month. */
export function TimeSheetPage() {
  const { staff } = useSession();
  return staff.kind === 'user' ? <PersonSheet own={staff} /> : <NotFoundPage />;
}

function PersonSheet({ own }: { own: { id: number; name: string } }) {
  const { zoneOf, branches } = useSession();
  const isLead = useMay()(['ROLE_MANAGER']);
  const [params, setParams] = useSearchParams();
  const { branch, choose } = useShownBranch();
  const { people } = useBranchPeople(null);
  const { people: shown } = useBranchPeople(branch);
  const user = isLead ? Number(params.get('user')) || own.id : own.id;
  const person = people.find(({ id }) => id === user);
  const timeZone = zoneOf(person?.branch ?? branches[0]?.id ?? 0);
  const thisMonth = monthOf(localDayOf(useServerNowEvery(60), timeZone));
  const wanted = params.get('month') ?? '';
  const month = MONTH.test(wanted) ? wanted : thisMonth;
  const name = person?.name ?? (user === own.id ? own.name : texts.recordNumber({ number: user }));
  const { sheet, trail, publicHolidays, isError, retry } = useTimeSheet(user, month, timeZone);
  const set = (key: 'user' | 'month', value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(key, value);
        return after;
      },
      { replace: true },
    );
  return (
    <SheetPage label={texts.timeSheet}>
      <SheetHead title={texts.timeSheet} purpose={texts.timeSheetPurpose}>
        <Button look="secondary" disabled={!sheet} onClick={() => window.print()}>
          <StaffIcon name="printer" />
          {texts.print}
        </Button>
        <Button
          look="secondary"
          disabled={!sheet}
          onClick={() =>
            sheet &&
            download(
              csvFile(sheetCsv(name, { sheet, trail, publicHolidays }, timeZone)),
              fileName(name, month),
            )
          }
        >
          <StaffIcon name="download" />
          {texts.csv}
        </Button>
      </SheetHead>
      <PeriodStepper
        title={formatMonth(month)}
        earlier={texts.monthBack}
        later={texts.monthOn}
        onStep={(steps) => set('month', laterMonth(month, steps))}
      >
        {month !== thisMonth && (
          <Button look="secondary" size="small" onClick={() => set('month', thisMonth)}>
            {texts.thisMonth}
          </Button>
        )}
        {isLead && (
          <select
            aria-label={texts.person}
            value={user}
            onChange={({ target }) => set('user', target.value)}
            className={SELECT}
          >
            {!shown.some(({ id }) => id === user) && <option value={user}>{name}</option>}
            {shown.map((one) => (
              <option key={one.id} value={one.id}>
                {one.isActive ? one.name : texts.inactivePerson({ name: one.name })}
              </option>
            ))}
          </select>
        )}
      </PeriodStepper>
      {isLead && <BranchNotice branch={branch} onShowAll={() => choose(null)} />}
      <p className="hidden text-lg print:block">{name}</p>
      {isError && (
        <EmptyBox text={texts.timeSheetFailed}>
          <Button look="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {!isError && !sheet && <div className="skeleton h-96" aria-hidden="true" />}
      {sheet && (
        <>
          <Sums sheet={sheet} />
          <SheetTable
            sheet={sheet}
            publicHolidays={publicHolidays}
            timeZone={timeZone}
            label={`${name}, ${formatMonth(month)}`}
          />
          <TrailList trail={trail} />
          <p className="mt-10 hidden justify-between gap-8 text-sm print:flex">
            <span className="w-64 border-ink border-t pt-1">{name}</span>
            <span className="w-64 border-ink border-t pt-1">{texts.management}</span>
          </p>
        </>
      )}
    </SheetPage>
  );
}

function Sums({ sheet }: { sheet: Sheet }) {
  const absences = Object.entries(sheet.absences) as [Absence, number][];
  const facts = [
    [texts.planned, texts.hoursText({ time: clockText(sheet.planned) })],
    [texts.worked, texts.hoursText({ time: clockText(sheet.worked) })],
    [texts.pauses, texts.hoursText({ time: clockText(sheet.paused) })],
    [texts.differenceSoFar, texts.hoursText({ time: differenceText(sheet.difference) })],
    ...absences
      .filter(([, days]) => days > 0)
      .map(([type, days]) => [TYPE_NAMES[type] ?? type, texts.absenceDays({ days })] as const),
  ] as const;
  return <Facts facts={facts} />;
}

function fileName(name: string, month: string): string {
  return texts.fileName({ name: name.replace(/[^\p{L}\p{N} -]/gu, ''), month });
}
