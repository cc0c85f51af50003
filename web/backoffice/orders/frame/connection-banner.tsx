import { formatTime } from '#text/calendar/calendar.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useOrders } from '../orders-provider.tsx';
import * as texts from './texts.ts';
import type { Sync } from './use-sync.ts';

/** A full-width line: since when the screen may differ from the server, and how many changes wait; the orders stay. */
export function ConnectionBanner({ sync }: { sync: Sync }) {
  const { status, branch } = useOrders();
  const { zoneOf, branches } = useSession();
  const { level, since, changes, isRinging, understand } = sync;
  if (level === 'good' || level === 'slow') return <div role="alert" className="sr-only" />;
  const { link } = status;
  const isRed = level === 'red';
  const timeZone = zoneOf(branch ?? branches[0]?.id ?? 0);
  const silence = () => {
    understand();
    // The button is about to disappear: the keyboard goes on in the screen below.
    document.getElementById('main')?.focus();
  };
  return (
    <div
      role="alert"
      className={`flex shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 font-bold ${
        isRed ? 'bg-error py-2.5 text-white sm:py-4 sm:text-lg' : 'bg-[#ffc94d] py-2.5 text-ink'
      }`}
    >
      <div className="flex min-w-0 items-center gap-3">
        <StaffIcon name={link === 'refused' ? 'warning' : 'offline'} className="size-6 shrink-0" />
        <p className="flex min-w-0 flex-wrap gap-x-4">
          {isRed && link === 'refused' && <span>{texts.signedOut}</span>}
          {isRed && link === 'offline' && <span>{texts.noConnection}</span>}
          <span className={isRed ? 'font-medium' : ''}>
            {since === null
              ? texts.notSynchronized
              : texts.notSynchronizedSince({ time: formatTime(since, timeZone) })}
            {changes > 0 && ` · ${texts.changesWait({ count: changes })}`}
          </span>
        </p>
      </div>
      {isRinging && (
        <button
          type="button"
          onClick={silence}
          className="min-h-12 rounded-theme border-2 border-white bg-white px-5 text-error hover:bg-error-soft"
        >
          {texts.understood}
        </button>
      )}
    </div>
  );
}
