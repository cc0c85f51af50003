import { useEffect, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { ScrollRegion } from '#web/backoffice/layout/scroll-region.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNowEvery } from '#web/lib/server-clock.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { Lane, LaneId } from '../lanes.ts';
import { dayHeading } from '../urgency.ts';
import type { OrderCommands } from '../use-order-commands.ts';
import { OrderCard } from './order-card.tsx';
import * as texts from './texts.ts';
import { TroubleMark } from './trouble-mark.tsx';

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
};

/** One lane: what is due today, then the later days collapsed. */
export function LaneColumn({ lane, troubled, selected, commands, onOpen, onNext }: LaneColumnProps) {
  const { branches } = useSession();
  const look = HEADS[lane.id];
  const cards = (orders: readonly StaffOrder[]) =>
    orders.map((order) => (
      <li key={order.id}>
        <OrderCard
          order={order}
          isSelected={order.id === selected}
          isBusy={commands.busyWith(order.id) !== null}
          isBranchShown={branches.length > 1}
          onOpen={onOpen}
          onNext={onNext}
        />
      </li>
    ));
  return (
    <section aria-labelledby={`lane-${lane.id}`} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <h2
        id={`lane-${lane.id}`}
        className={`sr-only mb-3 shrink-0 items-center gap-2 rounded-theme px-3.5 py-2 font-bold text-lg leading-tight lg:not-sr-only lg:mb-3 lg:flex lg:px-3.5 lg:py-2 ${
          lane.count > 0 || lane.id !== 'new' ? look : 'bg-sand text-muted'
        }`}
      >
        {texts.LANE_NAMES[lane.id]}
        <span className="count-badge ml-auto bg-white text-base text-ink">{lane.count}</span>
      </h2>
      <ScrollRegion
        label={texts.LANE_NAMES[lane.id]}
        className="-mx-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-1 pb-24"
      >
        {lane.count === 0 && (
          <p className="rounded-card border-2 border-line border-dashed px-4 py-10 text-center text-muted">
            {texts.EMPTY_LANES[lane.id]}
          </p>
        )}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13.5rem,100%),1fr))] items-start gap-2">
          {cards(lane.today)}
        </ul>
        {lane.later.map(({ day, orders }) => (
          <LaterDay
            key={day}
            day={day}
            orders={orders}
            isTroubled={orders.some(({ id }) => troubled.has(id))}
          >
            {cards(orders)}
          </LaterDay>
        ))}
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

/** Collapsed until somebody opens it; a failed print job opens it automatically. */
function LaterDay({ day, orders, isTroubled, children }: LaterDayProps) {
  const now = useServerNowEvery(60);
  const { zoneOf } = useSession();
  const today = localDayOf(now, zoneOf(orders[0]?.branch ?? 0));
  const [isOpen, setOpen] = useState(isTroubled);
  useEffect(() => {
    if (isTroubled) setOpen(true);
  }, [isTroubled]);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group mt-4">
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-theme bg-sand px-3.5 font-semibold">
        <StaffIcon name="appointment" />
        {dayHeading(day, today)}
        <span className="ml-auto flex items-center gap-2">
          {isTroubled && <TroubleMark />}
          <span className="count-badge bg-card">{orders.length}</span>
        </span>
        <StaffIcon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <ul className="mt-3 flex flex-col gap-3.5">{children}</ul>
    </details>
  );
}
