import { useSearchParams } from 'react-router-dom';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { decimalText } from '#web/backoffice/crud/inputs/decimal.ts';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { BranchNotice } from '#web/backoffice/layout/branch-notice.tsx';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { TableHead, TableRegion } from '#web/backoffice/layout/table-region.tsx';
import { useShownBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useMay, useSession } from '#web/backoffice/session/session.tsx';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useBranchPeople } from '../branch-people.ts';
import { Facts, PeriodStepper, SELECT, SheetHead, SheetPage } from '../sheet-head.tsx';
import * as texts from './texts.ts';

/** #/holiday-balances: everybody's days of holiday; employees see their own. */
export function HolidayPage() {
  const { staff, branches, zoneOf } = useSession();
  const isLead = useMay()(['ROLE_MANAGER']);
  const [params, setParams] = useSearchParams();
  const today = localDayOf(useServerNowEvery(60), zoneOf(branches[0]?.id ?? 0));
  const thisYear = Number(today.slice(0, 4));
  const wanted = Number(params.get('year'));
  const year = wanted >= 2000 && wanted <= 2100 ? wanted : thisYear;
  const { branch, choose } = useShownBranch();
  const isUser = staff.kind === 'user';
  const { people } = useBranchPeople(null);
  const balances = trpc.timeSheets.holidayBalances.useQuery(
    { year, ...(branch === null || !isLead ? {} : { branch }) },
    {
      enabled: isUser,
      meta: { failure: { id: 'holiday-balances.list', text: CALL_FAILURES['holiday-balances'] } },
    },
  );
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  if (!isUser) return <NotFoundPage />;
  const rows = balances.data?.data ?? [];
  const [own] = rows;
  const nameOf = ({ id, firstName, lastName }: { id: number; firstName: string; lastName: string }) =>
    [firstName, lastName].filter(Boolean).join(' ') ||
    people.find((person) => person.id === id)?.name ||
    texts.recordNumber({ number: id });
  return (
    <SheetPage label={texts.holidayAccounts}>
      <SheetHead
        title={isLead ? texts.holidayAccounts : texts.ownHolidayAccount}
        purpose={texts.holidayPurpose}
      >
        <Button look="secondary" onClick={() => window.print()}>
          <StaffIcon name="printer" />
          {texts.print}
        </Button>
      </SheetHead>
      <PeriodStepper
        title={String(year)}
        earlier={texts.yearBack}
        later={texts.yearOn}
        onStep={(steps) => set('year', String(year + steps))}
      >
        {isLead && branches.length > 1 && (
          <select
            aria-label={texts.branch}
            value={branch ?? ''}
            onChange={({ target }) => choose(Number(target.value) || null)}
            className={SELECT}
          >
            <option value="">{texts.allBranches}</option>
            <RecordOptions records={branches} />
          </select>
        )}
      </PeriodStepper>
      {isLead && <BranchNotice branch={branch} onShowAll={() => choose(null)} />}
      {balances.isError && (
        <EmptyBox text={CALL_FAILURES['holiday-balances']}>
          <Button look="secondary" onClick={() => void balances.refetch()}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {balances.isPending && <div className="skeleton h-64" aria-hidden="true" />}
      {balances.isSuccess && rows.length === 0 && <EmptyBox text={texts.noHolidayAccounts} />}
      {!isLead && own && (
        <Facts
          facts={texts.HOLIDAY_FIGURES.map(
            ([key, label]) =>
              [label, texts.holidayDays({ days: decimalText(own[key]), count: own[key] })] as const,
          )}
        />
      )}
      {isLead && rows.length > 0 && (
        <TableRegion label={texts.holidayTable({ year })} className="@container print:overflow-visible">
          <table className="card-rows w-full text-left">
            <TableHead>
              <th scope="col" className="px-4 py-3 font-semibold">
                {texts.person}
              </th>
              {texts.HOLIDAY_FIGURES.map(([key, label]) => (
                <th key={key} scope="col" className="px-4 py-3 text-right font-semibold">
                  {label}
                </th>
              ))}
            </TableHead>
            <tbody className="divide-y divide-line">
              {rows.map((row) => (
                <tr key={row.user.id} className="hover:bg-paper">
                  <th scope="row" className="px-4 py-3 font-semibold">
                    {nameOf(row.user)}
                  </th>
                  {texts.HOLIDAY_FIGURES.map(([key, label]) => (
                    <td
                      key={key}
                      data-label={label}
                      className={`px-4 py-3 text-right tabular-nums ${key === 'left' ? 'font-semibold' : ''} ${row[key] < 0 ? 'text-warning' : ''}`}
                    >
                      {decimalText(row[key])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
    </SheetPage>
  );
}
