import type { StaffOrder } from '#domain/order/order.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { formatDate, formatTime } from '#text/calendar/calendar.ts';
import { TableHead } from '#web/backoffice/layout/table-region.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { OrderRow } from '../board/today-drawers.tsx';
import { isHeldBack } from '../order-facts.ts';
import { customerName, itemSummary, serviceWords, stateWords, totalText } from '../order-words.ts';
import { UndeliveredSign } from '../undelivered.tsx';
import * as texts from './texts.ts';

interface HistoryTableProps {
  orders: readonly StaffOrder[];
  selected: number | null;
  onOpen: (order: StaffOrder) => void;
}

/** A table where there is room for one, else a list. */
export function HistoryTable({ orders, selected, onOpen }: HistoryTableProps) {
  const { branches } = useSession();
  const hasBranches = branches.length > 1;
  // Next to open details there is no room for a table.
  const isList = selected !== null;
  return (
    <>
      <ul className={`flex flex-col gap-2 ${isList ? '' : 'xl:hidden'}`}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} hasDay onOpen={() => onOpen(order)} />
          </li>
        ))}
      </ul>
      <div
        className={`hidden overflow-hidden rounded-card border border-line bg-card ${isList ? '' : 'xl:block'}`}
      >
        <table className="w-full text-left">
          <TableHead>
            {[
              texts.number,
              texts.ordered,
              hasBranches ? texts.serviceAndBranch : texts.service,
              texts.customer,
              texts.contents,
              texts.state,
            ].map((head) => (
              <th key={head} scope="col" className="px-4 py-3 font-semibold">
                {head}
              </th>
            ))}
            <th scope="col" className="px-4 py-3 text-right font-semibold">
              {texts.amount}
            </th>
          </TableHead>
          <tbody className="divide-y divide-line">
            {orders.map((order) => (
              <Row key={order.id} order={order} hasBranches={hasBranches} onOpen={() => onOpen(order)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps {
  order: StaffOrder;
  hasBranches: boolean;
  onOpen: () => void;
}

function Row({ order, hasBranches, onOpen }: RowProps) {
  const { zoneOf, branchOf } = useSession();
  const timeZone = zoneOf(order.branch);
  const createdAt = new Date(order.createdAt);
  const service = serviceWords(order);
  return (
    <tr className="relative hover:bg-paper">
      <th scope="row" className="px-4 py-2 font-bold text-xl tabular-nums">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-12 min-w-8 text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-ink focus-visible:after:outline-offset-[-3px]"
        >
          {texts.orderAloud({ number: order.ticketNumber, hidden })}
        </button>
      </th>
      <td className="whitespace-nowrap px-4 py-2 tabular-nums leading-tight">
        {formatTime(createdAt, timeZone)}
        <span className="block text-muted text-sm">{formatDate(createdAt, timeZone)}</span>
      </td>
      <td className="px-4 py-2">
        <span className="flex items-center gap-2 whitespace-nowrap">
          <StaffIcon name={service.icon} className="size-4" />
          {service.text}
        </span>
        {hasBranches && (
          <span className="block max-w-48 truncate text-muted text-sm">{branchOf(order.branch)?.name}</span>
        )}
      </td>
      <td className="max-w-44 truncate px-4 py-2 font-medium">{customerName(order)}</td>
      <td className="max-w-72 truncate px-4 py-2 text-muted">{itemSummary(order.items)}</td>
      <td className="px-4 py-2">
        <span className="flex items-center gap-2">
          <StateBadge order={order} />
          <UndeliveredSign order={order} />
        </span>
      </td>
      <td className="whitespace-nowrap px-4 py-2 text-right font-semibold tabular-nums">
        {totalText(order)}
      </td>
    </tr>
  );
}

const STATE_LOOKS: Readonly<Record<OrderState, string>> = {
  awaiting: 'bg-primary text-on-primary',
  confirmed: 'bg-ink text-white',
  inDelivery: 'bg-secondary text-white',
  completed: 'bg-secondary-soft text-secondary',
  rejected: 'bg-sand text-ink',
  canceled: 'bg-sand text-ink',
  failed: 'bg-error-soft text-error',
};

function StateBadge({ order }: { order: StaffOrder }) {
  const look = isHeldBack(order) ? 'border border-line-strong' : STATE_LOOKS[order.state];
  return (
    <span className={`inline-block whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-sm ${look}`}>
      {stateWords(order)}
    </span>
  );
}
