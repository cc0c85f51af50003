import { useMemo, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { ticketDay, ticketDayRange } from '#domain/order/ticket.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { formatDateTime, formatTime } from '#text/calendar/calendar.ts';
import { NOUNS } from '#text/errors/error-catalogue.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { failureOf } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Overlay } from '#web/ui/overlay.tsx';
import { StaffIcon, type StaffIconName } from '#web/ui/staff-icon.tsx';
import { finishedToday } from '../lanes.ts';
import { lastChange, withList } from '../order-book.ts';
import { customerName, serviceWords, stateWords, totalText } from '../order-words.ts';
import { useOrders } from '../orders-provider.tsx';
import { UndeliveredSign } from '../undelivered.tsx';
import { useMissed } from '../use-missed.ts';
import * as texts from './texts.ts';

const LISTED = { failure: failureOf(NOUNS.order, 'list'), isPolled: true };

type Drawer = 'finished' | 'missed';

/** What was finished today, and what nobody answered in time. */
export function TodayDrawers({ onOpen }: { onOpen: (order: StaffOrder) => void }) {
  const [open, setOpen] = useState<Drawer | null>(null);
  const finished = useFinished();
  const missed = useMissed();
  const lists: Readonly<Record<Drawer, readonly StaffOrder[]>> = { finished, missed };
  return (
    <div className="flex shrink-0 gap-1 desk:ml-auto">
      <DrawerButton
        icon="warning"
        label={texts.DRAWERS.missed}
        count={missed.length}
        isLoud={missed.length > 0}
        onClick={() => setOpen('missed')}
      />
      <DrawerButton
        icon="check"
        label={texts.DRAWERS.finished}
        count={finished.length}
        onClick={() => setOpen('finished')}
      />
      {open && (
        <Overlay isOpen onClose={() => setOpen(null)} title={texts.DRAWERS[open]} placement="side">
          {lists[open].length === 0 ? (
            <p className="text-muted">{texts.EMPTY_DRAWERS[open]}</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {lists[open].map((order) => (
                <li key={order.id}>
                  <OrderRow
                    order={order}
                    onOpen={() => {
                      setOpen(null);
                      onOpen(order);
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </Overlay>
      )}
    </div>
  );
}

/** Orders that ended today: from the server's history, and what this board has seen since. */
function useFinished(): StaffOrder[] {
  const { orders, branch } = useOrders();
  const { zoneOf, branches } = useSession();
  const now = useServerNowEvery(60);
  const timeZone = zoneOf(branch ?? branches[0]?.id ?? 0);
  const from = ticketDayRange(ticketDay(now, timeZone), timeZone).start.toISOString();
  const history = trpc.orders.history.useQuery(
    { pageSize: 200, from, ...(branch === null ? {} : { branch }) },
    { refetchInterval: 120_000, meta: LISTED },
  );
  return useMemo(() => {
    const known = new Map(orders.map((order) => [order.id, order]));
    const listed = history.data ? history.data.data.map(STAFF_ORDER_WIRE.fromWire) : [];
    return finishedToday(withList(known, listed, new Set(orders)).values(), now, zoneOf);
  }, [orders, history.data, now, zoneOf]);
}

interface DrawerButtonProps {
  icon: StaffIconName;
  label: string;
  count: number;
  isLoud?: boolean;
  onClick: () => void;
}

function DrawerButton({ icon, label, count, isLoud = false, onClick }: DrawerButtonProps) {
  return (
    <button
      type="button"
      title={label}
      onClick={onClick}
      className={`relative flex min-h-11 items-center gap-2 rounded-theme px-3 font-semibold hover:bg-ink/8 desk:@max-[66rem]:gap-1 desk:@max-[66rem]:px-1.5 ${isLoud ? 'text-error' : ''}`}
    >
      <StaffIcon name={icon} />
      {/* Beside an open order the bar has no room for it. */}
      <span className="desk:@max-[66rem]:sr-only">{label}</span>
      <span className={`count-badge text-sm ${isLoud ? 'bg-error text-white' : 'bg-sand'}`}>{count}</span>
    </button>
  );
}

interface OrderRowProps {
  order: StaffOrder;
  /** Among orders of many days: when it was placed. Otherwise the latest event, which was today. */
  hasDay?: boolean;
  onOpen: () => void;
}

/** An order as one row of a list. */
export function OrderRow({ order, hasDay = false, onOpen }: OrderRowProps) {
  const { zoneOf } = useSession();
  const service = serviceWords(order);
  const zone = zoneOf(order.branch);
  const at = new Date(hasDay ? order.createdAt : lastChange(order));
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-4 rounded-theme border border-line bg-card px-4 py-2.5 text-left hover:border-ink"
    >
      <span className="min-w-10 font-bold text-2xl tabular-nums">{order.ticketNumber}</span>
      <span className="flex min-w-0 flex-1 flex-col leading-snug">
        <span className="truncate font-semibold">{customerName(order) || service.text}</span>
        <span className="text-muted text-sm">
          {service.text} · {stateWords(order)} · {hasDay ? formatDateTime(at, zone) : formatTime(at, zone)}
        </span>
      </span>
      <UndeliveredSign order={order} />
      <span className="font-semibold tabular-nums">{totalText(order)}</span>
    </button>
  );
}
