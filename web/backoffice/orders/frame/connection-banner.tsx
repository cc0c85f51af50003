import { formatTime } from '#text/calendar/calendar.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { serverTimeAt, useServerNow } from '#web/lib/server-clock.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useOrders } from '../orders-provider.tsx';
import { connectionLevel } from './connection-state.ts';
import * as texts from './texts.ts';

/** A full-width warning that new orders do not arrive, and how old the list is; the list itself stays. */
export function ConnectionBanner() {
  const { status, branch } = useOrders();
  const { zoneOf, branches } = useSession();
  // Only for the tick: the age is measured by this computer's clock.
  useServerNow();
  const level = connectionLevel(status, Date.now());
  if (level === 'good' || level === 'slow') return <div role="alert" className="sr-only" />;
  const { lastContactAt, link } = status;
  const timeZone = zoneOf(branch ?? branches[0]?.id ?? 0);
  const since = lastContactAt === null ? null : formatTime(serverTimeAt(lastContactAt), timeZone);
  const isRed = level === 'red';
  return (
    <div
      role="alert"
      className={`flex shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 text-center font-bold ${
        isRed ? 'bg-error py-4 text-lg text-white' : 'bg-[#ffc94d] py-2.5 text-ink'
      }`}
    >
      <StaffIcon name={link === 'refused' ? 'warning' : 'offline'} className="size-6" />
      <span>{link === 'refused' ? texts.signedOut : isRed ? texts.noConnection : texts.reconnecting}</span>
      {since && <span className="font-medium">{texts.asOf({ time: since })}</span>}
    </div>
  );
}
