import type { ReactNode } from 'react';
import type { Branch } from '#domain/branch.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { serviceOf } from '#domain/service.ts';
import type { Zone } from '#domain/zone-offsets.ts';
import { formatDateTime } from '#text/calendar-texts.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-texts.ts';
import { orderStateName, SERVICE_NAMES } from '#text/state-texts.ts';
import { paymentStateOf } from './status-words.ts';

const DEFAULT_ZONE = 'Europe/Vienna';

/** Order number, payment, delivery type, appointment and state. */
export function OrderInfo({ order, branch }: { order: PublicOrder; branch: Branch | null }) {
  const zone = branch?.timeZone ?? DEFAULT_ZONE;
  const service = serviceOf(order);
  const paymentState = paymentStateOf(order);
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-4">
      <Entry name="Bestellnummer">
        <span className="tracking-wide">{order.uid}</span>
      </Entry>
      <Entry name="Status">{orderStateName(order.state, service)}</Entry>
      <Entry name="Lieferart">
        {SERVICE_NAMES[service]}
        {order.tableIdentifier !== null && `, Tisch ${order.tableIdentifier}`}
      </Entry>
      <Entry name="Termin">
        {order.appointment || order.appointmentDate
          ? moment(order.appointment ?? order.appointmentDate ?? '', zone)
          : 'So bald wie möglich'}
      </Entry>
      <Entry name="Zahlung">
        {PAYMENT_METHOD_NAMES[order.paymentMethod]}
        {paymentState && ` (${paymentState})`}
      </Entry>
      <Entry name="Bestellt am">{moment(order.createdAt, zone)}</Entry>
      {order.donatee && <Entry name="Spende an">{order.donatee}</Entry>}
      {order.comment && (
        <Entry name="Anmerkung">
          <span className="whitespace-pre-line">{order.comment}</span>
        </Entry>
      )}
    </dl>
  );
}

/** '21.11.2026, 12:30 Uhr' in the zone of the branch. */
export function moment(instant: string, timeZone: Zone): string {
  return `${formatDateTime(new Date(instant), timeZone)}\u00a0Uhr`;
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}
