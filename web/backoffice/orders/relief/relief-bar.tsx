import { useState } from 'react';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { busyState, servicePause } from '#domain/shop/relief.ts';
import { enabledServices, SERVICES } from '#domain/shop/service.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon, type StaffIconName } from '#web/ui/staff-icon.tsx';
import { SERVICE_ICONS } from '../order-words.ts';
import { useOrders } from '../orders-provider.tsx';
import { countdown } from './countdown.ts';
import { BusyDialog, PauseDialog } from './relief-dialogs.tsx';
import * as texts from './texts.ts';
import { useFreshBranches } from './use-relief.ts';

/** Always above the board: which services pause, and how late is promised, with the way to change both. */
export function ReliefBar({ children }: { children?: React.ReactNode }) {
  const now = useServerNow();
  const { branches } = useSession();
  const { branch: chosen } = useOrders();
  const [open, setOpen] = useState<Service | 'busy' | null>(null);
  useFreshBranches();
  const shown = branches.filter(({ id }) => chosen === null || id === chosen);
  const offered = SERVICES.filter((service) => shown.some((one) => enabledServices(one).includes(service)));
  const busy = first(shown.map(({ relief }) => busyState(relief, now)));
  return (
    <section aria-label={texts.bar} className="flex shrink-0 items-stretch gap-1 sm:flex-wrap sm:gap-2">
      {offered.map((service) => {
        const until = pauseOf(shown, service, now);
        return (
          <Chip
            key={service}
            icon={until ? 'pause' : SERVICE_ICONS[service]}
            name={SERVICE_NAMES[service]}
            state={until ? texts.pausedFor({ time: countdown(until, now) }) : texts.runs}
            short={until ? countdown(until, now) : null}
            onPress={() => setOpen(service)}
          />
        );
      })}
      <Chip
        icon="alarm"
        name={texts.busy}
        state={busy ? texts.busyNow({ minutes: busy.minutes, time: countdown(busy.until, now) }) : texts.calm}
        short={busy ? texts.busyBy({ minutes: busy.minutes }) : null}
        onPress={() => setOpen('busy')}
      />
      {children}
      {open === 'busy' && <BusyDialog branches={shown} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'busy' && (
        <PauseDialog service={open} branches={shown} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

/** The first pause of a service to end among the branches shown. */
function pauseOf(branches: readonly Branch[], service: Service, now: Date): Date | null {
  const ends = branches.flatMap(({ relief }) => servicePause(relief, service, now) ?? []);
  return ends.length > 0 ? new Date(Math.min(...ends.map((end) => end.getTime()))) : null;
}

function first<T>(values: readonly (T | null)[]): T | null {
  return values.find((value) => value !== null) ?? null;
}

interface ChipProps {
  icon: StaffIconName;
  name: string;
  /** In words. */
  state: string;
  /** What stands out while it is not as usual. */
  short: string | null;
  onPress: () => void;
}

function Chip({ icon, name, state, short, onPress }: ChipProps) {
  const isOn = short !== null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className={`relative flex min-h-11 min-w-0 flex-auto items-center justify-center gap-0.5 rounded-theme border px-0.5 font-semibold text-[0.6875rem] max-sm:flex-col sm:flex-none sm:gap-1.5 sm:px-3 sm:text-base desk:@max-[66rem]:px-2 ${
        isOn ? 'border-warning bg-warning-soft text-ink' : 'border-line bg-card hover:border-ink'
      }`}
    >
      <StaffIcon name={icon} className="size-4.5 shrink-0 sm:size-5" />
      <span className={isOn ? 'sr-only sm:not-sr-only' : 'max-w-full max-sm:truncate max-sm:leading-none'}>
        {texts.service({ name, state, hidden })}
      </span>
      {isOn && (
        <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
          {short}
        </span>
      )}
    </button>
  );
}
