import { Suspense } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import type { OrderState } from '#domain/order-state.ts';
import { formatTime } from '#text/calendar-texts.ts';
import { desktop } from '#web/lib/desktop.ts';
import { useIsLoading } from '#web/lib/loading.ts';
import { useServerNow } from '#web/lib/server-clock.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { StaffIcon, type StaffIconName } from '#web/ui/staff-icon.tsx';
import { useOrders } from '../orders/orders-provider.tsx';
import { useAlarm } from '../orders/use-alarm.ts';
import { useMissed } from '../orders/use-missed.ts';
import { useSession } from '../session/session.tsx';
import { AlarmBar } from './alarm-bar.tsx';
import { BranchChoice } from './branch-choice.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { ConnectionSign } from './connection-sign.tsx';
import { NavigationButton, SideNavigation } from './side-navigation.tsx';
import { SoundMenu } from './sound-menu.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { StaffNotices } from './staff-notices.tsx';
import { useShownOrder } from './use-shown-order.ts';
import { useTitle } from './use-title.ts';

/** What stands around every screen: where one is, whether the connection holds, and what rings. */
export function Frame() {
  const alarm = useAlarm();
  const isLoading = useIsLoading();
  const { staff } = useSession();
  useTitle(alarm.waiting);
  useShownOrder();
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <button
        type="button"
        onClick={() => document.getElementById('main')?.focus()}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-card focus:p-3"
      >
        Zum Inhalt
      </button>
      <ConnectionBanner />
      <header className="z-20 flex shrink-0 flex-wrap items-center gap-x-1 border-line border-b bg-card px-2 sm:flex-nowrap sm:gap-x-2 sm:px-4">
        <LoadingBar isLoading={isLoading} />
        {staff.kind === 'user' && <NavigationButton />}
        <Brand />
        <nav aria-label="Bereiche" className="mr-auto flex shrink-0">
          <Tab to="/orders" icon="board" label="Bestellungen" count={alarm.waiting} />
          <Tab to="/history" icon="history" label="Verlauf" />
          <OrderCounts />
          {desktop && <Tab to="/device" icon="device" label="Dieses Gerät" />}
        </nav>
        {/* On a phone the branch has a row of its own: its name could not be read beside everything else. */}
        <div className="order-last flex basis-full empty:hidden sm:order-none sm:min-w-24 sm:basis-auto">
          <BranchChoice />
        </div>
        <div className="flex shrink-0 items-center gap-1 sm:gap-2">
          {staff.kind === 'user' && <CommandPalette />}
          <ConnectionSign />
          <SoundMenu alarm={alarm} />
          <BoardClock />
          <StaffMenu />
        </div>
      </header>
      <AlarmBar alarm={alarm} />
      <div className="flex min-h-0 flex-1">
        {staff.kind === 'user' && <SideNavigation />}
        <main id="main" tabIndex={-1} aria-busy={isLoading} className="min-h-0 min-w-0 flex-1">
          <Suspense fallback={<div aria-hidden="true" className="skeleton m-6 h-96" />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <StaffNotices />
    </div>
  );
}

function Brand() {
  const { staff, shopName, branches } = useSession();
  const place =
    staff.kind === 'device' ? staff.branch.name : branches.length === 1 ? branches[0]?.name : shopName;
  return (
    <p className="mr-3 hidden min-w-14 max-w-44 shrink flex-col leading-tight lg:flex">
      <span className="font-display text-lg text-primary">Theke</span>
      <span className="truncate text-muted text-xs" title={place}>
        {place}
      </span>
    </p>
  );
}

function Tab({
  to,
  icon,
  label,
  count = 0,
}: {
  to: string;
  icon: StaffIconName;
  label: string;
  count?: number;
}) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        `relative flex min-h-16 items-center gap-2 border-b-4 px-2.5 font-semibold sm:px-4 ${
          isActive ? 'border-primary text-ink' : 'border-transparent text-muted hover:text-ink'
        }`
      }
    >
      <StaffIcon name={icon} />
      <span className="sr-only lg:not-sr-only">{label}</span>
      {count > 0 && (
        <span className="count-badge bg-primary text-on-primary text-sm">
          {count}
          <span className="sr-only"> neu</span>
        </span>
      )}
    </NavLink>
  );
}

/** What is open and what nobody answered in time, on every screen. */
function OrderCounts() {
  const { orders } = useOrders();
  const missed = useMissed().length;
  const open = orders.filter(({ state }) => OPEN.has(state)).length;
  return (
    <Link
      to="/orders"
      className="hidden items-center gap-1.5 whitespace-nowrap px-2 text-muted text-sm tabular-nums hover:text-ink xl:flex"
    >
      {open} offen
      {missed > 0 && (
        <span className="rounded-full bg-error-soft px-2 py-0.5 font-semibold text-error">
          {missed} verpasst
        </span>
      )}
    </Link>
  );
}

const OPEN: ReadonlySet<OrderState> = new Set(['awaiting', 'confirmed', 'inDelivery']);

/** The time on the wall of the branch. */
function BoardClock() {
  const now = useServerNow();
  const { zoneOf, branches } = useSession();
  const { branch } = useOrders();
  const timeZone = zoneOf(branch ?? branches[0]?.id ?? 0);
  return (
    <time
      dateTime={now.toISOString()}
      className="hidden px-1 font-bold text-2xl tabular-nums sm:block xl:px-2"
    >
      <span className="sr-only">Uhrzeit </span>
      {formatTime(now, timeZone)}
    </time>
  );
}
