import type { ReactNode } from 'react';
import { givenLines, shownLabel } from '#domain/order/lines/index.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { DEFAULT_ZONE, type Zone } from '#domain/time/zone-offsets.ts';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { givenText } from '#text/line-amounts.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { wordsOf } from './order-words.ts';
import { appointmentOf, paymentStateOf, stateNameOf } from './status-words.ts';
import * as texts from './texts.ts';

interface OrderInfoProps {
  order: PublicOrder;
  branch: Branch | null;
  plannedDay: string | null;
}

/** Order number, payment, delivery type, appointment and state. */
export function OrderInfo({ order, branch, plannedDay }: OrderInfoProps) {
  const zone = branch?.timeZone ?? DEFAULT_ZONE;
  const service = serviceOf(order);
  const at = appointmentOf(order);
  const paymentState = paymentStateOf(order);
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-4">
      <Entry name={wordsOf(order).number}>
        <span className="tracking-wide">{order.uid}</span>
      </Entry>
      <Entry name={texts.state}>{stateNameOf(order, plannedDay)}</Entry>
      <Entry name={texts.serviceKind}>
        {order.tableIdentifier === null
          ? SERVICE_NAMES[service]
          : texts.serviceAtTable({ service: SERVICE_NAMES[service], table: order.tableIdentifier })}
      </Entry>
      {(at || !isTerminal(order.state)) && (
        <Entry name={texts.appointment}>{at ? moment(at, zone) : texts.asSoonAsPossible}</Entry>
      )}
      {!order.isQuotation && (
        <Entry name={texts.payment}>
          {PAYMENT_METHOD_NAMES[order.paymentMethod]}
          {paymentState && ` · ${paymentState}`}
        </Entry>
      )}
      <Entry name={wordsOf(order).sentOn}>{moment(order.createdAt, zone)}</Entry>
      {givenLines(order.lines).map((line) => (
        <Entry key={line.kind} name={shownLabel(line)}>
          {givenText(line, order.currency)}
        </Entry>
      ))}
      {order.comment && (
        <Entry name={texts.comment}>
          <span className="whitespace-pre-line">{order.comment}</span>
        </Entry>
      )}
    </dl>
  );
}

/** '21.11.2026, 12:30 Uhr' in the zone of the branch. */
export function moment(instant: string, timeZone: Zone): string {
  return texts.moment({ moment: formatDateTime(new Date(instant), timeZone) });
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}
