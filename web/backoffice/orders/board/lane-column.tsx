import { useEffect, useRef, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { ScrollRegion } from '#web/backoffice/layout/scroll-region.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { daysOf, type Lane, type LaneId } from '../lanes.ts';
import { useOrders } from '../orders-provider.tsx';
import { dayHeading } from '../urgency.ts';
import type { OrderCommands } from '../use-order-commands.ts';
import { CardColumns } from './card-columns.tsx';
import { OrderCard } from './order-card.tsx';
import * as texts from './texts.ts';
import { TroubleMark } from './trouble-mark.tsx';
import { useCardSize } from './use-card-size.ts';

interface LaneColumnProps {
  lane: Lane;
  /** Ids of orders with a print job that needs attention. */
  troubled: ReadonlySet<number>;
  selected: number | null;
  commands: OrderCommands;
  onOpen: (order: StaffOrder) => void;
  onNext: (order: StaffOrder) => void;
}

const HEADS: Readonly<Record<LaneId, string>> = {
  new: 'bg-primary text-on-primary',
  kitchen: 'bg-ink text-white',
  ready: 'bg-secondary text-white',
  later: 'bg-sand text-ink',
};

/** One lane, its cards beside each other where there is room; the later ones by day. */
export function LaneColumn({ lane, troubled, selected, commands, onOpen, onNext }: LaneColumnProps) {
  const { branches, zoneOf } = useSession();
  const { branch } = useOrders();
  const { id, orders } = lane;
  const look = HEADS[id];
  const region = useRef<HTMLElement>(null);
  useCardSize(region, orders);
  const card = (order: StaffOrder) => (
    <OrderCard
      key={order.id}
      order={order}
      isSelected={order.id === selected}
      isBusy={commands.busyWith(order.id) !== null}
      isBranchShown={branch === null && branches.length > 1}
      onOpen={onOpen}
      onNext={onNext}
    />
  );
  return (
    <section aria-labelledby={`lane-${id}`} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <h2
        id={`lane-${id}`}
        className={`sr-only shrink-0 items-center gap-2 rounded-theme px-3 py-1 font-bold leading-tight desk:not-sr-only desk:mb-1 desk:flex desk:px-2.5 desk:py-0.5 desk:text-sm ${
          orders.length > 0 || id !== 'new' ? look : 'bg-sand text-muted'
        }`}
      >
        {texts.LANE_NAMES[id]}
        <span className="count-badge ml-auto bg-white text-ink text-sm">{orders.length}</span>
      </h2>
      <ScrollRegion
        ref={region}
        label={texts.LANE_NAMES[id]}
        className="lane-cards -mx-1.5 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1.5 pt-0.5 pb-24 desk:pb-2"
      >
        {orders.length === 0 && (
          <p className="rounded-card border-2 border-line border-dashed px-3 py-8 text-center text-muted">
            {texts.EMPTY_LANES[id]}
          </p>
        )}
        {id === 'later' ? (
          daysOf(orders, zoneOf).map((group) => (
            <LaterDay
              key={group.day}
              day={group.day}
              orders={group.orders}
              isTroubled={group.orders.some((order) => troubled.has(order.id))}
            >
              <CardColumns>{group.orders.map(card)}</CardColumns>
            </LaterDay>
          ))
        ) : (
          <CardColumns>{orders.map(card)}</CardColumns>
        )}
      </ScrollRegion>
    </section>
  );
}

interface LaterDayProps {
  day: string;
  orders: readonly StaffOrder[];
  isTroubled: boolean;
  children: React.ReactNode;
}

/** May be folded; a failed print job opens it again. */
function LaterDay({ day, orders, isTroubled, children }: LaterDayProps) {
  const now = useServerNowEvery(60);
  const { zoneOf } = useSession();
  const today = localDayOf(now, zoneOf(orders[0]?.branch ?? 0));
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (isTroubled) setOpen(true);
  }, [isTroubled]);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group mb-2">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-theme bg-sand px-3 font-semibold text-sm">
        <StaffIcon name="appointment" className="size-4" />
        {dayHeading(day, today)}
        <span className="ml-auto flex items-center gap-2">
          {isTroubled && <TroubleMark />}
          <span className="count-badge bg-card text-sm">{orders.length}</span>
        </span>
        <StaffIcon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="mt-1.5">{children}</div>
    </details>
  );
}
