import { z } from 'zod';
import { orderId } from '#inputs/order-commands.ts';
import { publicOrderInput } from '#inputs/public-order.ts';

const id = orderId.shape.id;

export const orderInvoice = z.strictObject({ id, invoiceId: id });
export const publicInvoice = z.strictObject({ ...publicOrderInput.shape, invoiceId: id });
export const cancelInvoiceInput = z.strictObject({
  id,
  invoiceId: id,
  reason: z.string().max(1_000).default(''),
});
