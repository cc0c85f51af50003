import { kitchenContent } from '#domain/devices/kitchen-content.ts';
import type { SlipContent } from '#domain/devices/paper.ts';
import { isVoidState, type PrintLayout } from '#domain/devices/print-job.ts';
import { only } from '#domain/order/field.ts';
import { ORDER } from '#domain/order/order.ts';
import { hashOf } from './claim-request.ts';
import type { StoredOrder } from './order-store.ts';

const { internalNote: _, ...STAFF_WRITTEN } = ORDER.staff.written;
/** What a receipt states. Not whether it is paid: that comes and goes without anybody asking for another receipt. */
const RECEIPT_FIELDS = { ...ORDER.public.written, ...STAFF_WRITTEN };

/** What a slip of an order would say now; `isOn` leaves out what stands on another station's. */
export function slipContent(
  order: StoredOrder,
  layout: PrintLayout,
  isOn?: (item: { product: number }) => boolean,
): SlipContent {
  const isVoid = isVoidState(order.state);
  if (layout !== 'receipt') {
    const content = kitchenContent(order, isOn);
    const isEmpty = content.items.length === 0 && order.items.length > 0;
    return { isVoid, content, isEmpty, fingerprint: hashOf(content) };
  }
  const appointment = order.appointment ?? order.appointmentDate;
  return {
    isVoid,
    content: null,
    isEmpty: false,
    fingerprint: hashOf({ ...only(RECEIPT_FIELDS, order), isVoid, appointment, items: order.items }),
  };
}
