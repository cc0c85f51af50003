import { isWarning } from '#domain/devices/counter-fault.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { type BranchFault, faultKey } from './counter-alarm.ts';
import { faultWords } from './fault-words.ts';
import * as texts from './texts.ts';
import type { CounterAlarm } from './use-counter-alarm.ts';

/** Full-width: faults of the counter in red, with a button that silences them here; below it what can wait. */
export function CounterBanner({ alarm: { faults, isRinging, understand } }: { alarm: CounterAlarm }) {
  const red = faults.filter((fault) => !isWarning(fault));
  const calm = faults.filter(isWarning);
  const silence = () => {
    understand();
    // The button is about to disappear: the keyboard goes on in the screen below.
    document.getElementById('main')?.focus();
  };
  return (
    <>
      {red.length > 0 && (
        <div
          role="alert"
          className="flex shrink-0 flex-wrap items-center justify-center gap-x-5 gap-y-2 bg-error px-4 py-2 font-bold text-white sm:py-3 sm:text-lg"
        >
          <FaultList faults={red} icon="warning" />
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
      )}
      {calm.length > 0 && (
        <div
          role="status"
          className="flex shrink-0 justify-center bg-[#ffc94d] px-4 py-1.5 font-semibold text-ink text-sm sm:text-base"
        >
          <FaultList faults={calm} icon="printer" />
        </div>
      )}
    </>
  );
}

function FaultList({ faults, icon }: { faults: readonly BranchFault[]; icon: 'warning' | 'printer' }) {
  const { branches, branchOf, zoneOf } = useSession();
  const now = useServerNowEvery(30);
  return (
    <ul aria-label={texts.counterFaults} className="flex min-w-0 flex-col gap-1">
      {faults.map((fault) => {
        const words = faultWords(fault, now, zoneOf(fault.branch));
        const place = branches.length > 1 ? branchOf(fault.branch)?.name : undefined;
        return (
          <li key={faultKey(fault)} className="flex items-start gap-2">
            <StaffIcon name={icon} className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 break-words">
              {place === undefined ? words : texts.inBranch({ branch: place, fault: words })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
