import { TRANSITIONS } from '#domain/order/order-state.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useOrders } from '../orders-provider.tsx';
import * as texts from './texts.ts';

/** What was ordered for an order and the server has not answered: shown where the order is. */
export function WaitingLine({ order, className = '' }: { order: number; className?: string }) {
  const { waiting } = useOrders();
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
            command: texts.EVENTS[event] ?? event,
            time: formatTime(new Date(at), zoneOf(branch)),
          })}
        </p>
      );
    });
}
