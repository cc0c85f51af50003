import type { StaffOrder } from '#domain/order/order.ts';
import { TRANSITIONS } from '#domain/order/order-state.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { orderStateName } from '#text/orders/order-state-name.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { OrderRequest } from '../order-request.ts';
import { useOrders } from '../orders-provider.tsx';
import * as texts from './texts.ts';

/** What was ordered for an order and the server has not answered: shown where the order is. */
export function WaitingLine({ order, className = '' }: { order: number; className?: string }) {
  const { waiting, orders } = useOrders();
  const known = orders.find(({ id }) => id === order);
  const { zoneOf } = useSession();
  return waiting
    .filter((command) => command.order === order)
    .map(({ place, request, at, branch }) => {
      const { event } = TRANSITIONS[request.type];
      return (
        <p
          key={place}
          className={`flex items-center gap-1 rounded-md bg-warning-soft px-1.5 py-0.5 font-semibold text-warning ${className}`}
        >
          <StaffIcon name="offline" className="size-4 shrink-0" />
          {texts.waitsSince({
            command: readyName(request, known) ?? texts.EVENTS[event],
            time: formatTime(new Date(at), zoneOf(branch)),
          })}
        </p>
      );
    });
}

/** 'Abholbereit', where the name of the event stands for all services. */
function readyName({ type }: OrderRequest, order: StaffOrder | undefined): string | null {
  return type === 'in-delivery' && order ? orderStateName('inDelivery', serviceOf(order)) : null;
}
