import type { LocalDay } from '#domain/time/zoned-time.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { decimalText } from '#web/backoffice/crud/inputs/decimal.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { trpc } from '#web/lib/trpc.ts';
import * as texts from './texts.ts';

/** The signed-in person's days of leave of the running year. */
export function LeaveCard({ today }: { today: LocalDay }) {
  const { staff } = useSession();
  const year = Number(today.slice(0, 4));
  const user = staff.kind === 'user' ? staff.id : 0;
  const balances = trpc.timeSheets.holidayBalances.useQuery(
    { year, user },
    { meta: { failure: { id: 'own-leave', text: CALL_FAILURES['holiday-balances'] } } },
  );
  const own = balances.data?.data[0];
  return (
    <section
      aria-label={texts.leaveAccount({ year })}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
    >
      <h2 className="font-display text-xl">{texts.leaveAccount({ year })}</h2>
      {balances.isPending && <div className="skeleton h-32" aria-hidden="true" />}
      {own && (
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums">
          {texts.HOLIDAY_FIGURES.map(([key, label]) => (
            <div key={key} className="contents">
              <dt className={key === 'left' ? 'font-semibold' : ''}>{label}</dt>
              <dd className={`text-right ${key === 'left' ? 'font-semibold' : ''}`}>
                {texts.holidayDays({ days: decimalText(own[key]), count: own[key] })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
