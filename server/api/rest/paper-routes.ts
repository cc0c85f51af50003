import type { Access } from '#api/http/access.ts';
import { orderId } from '#inputs/order-commands.ts';
import { orderInvoice, publicInvoice } from '#inputs/payments/invoices.ts';
import { publicOrderInput } from '#inputs/public-order.ts';
import type { PlainRoute } from './plain-route.ts';
import * as texts from './texts.ts';

/** Who reads orders at a counter. */
export const DESK: Access = ['ROLE_EMPLOYEE', 'device'];

const PDF = { type: 'application/pdf' } as const;
const HEADERS = ['Content-Disposition'] as const;

/** Papers of orders as PDF. */
export const PAPER_ROUTES: readonly PlainRoute[] = [
  {
    method: 'GET',
    path: '/api/orders/{uid}/{hash}/receipt.pdf',
    tag: texts.tagOrders,
    summary: texts.guestReceipt,
    description: texts.guestReceiptNote,
    access: 'public',
    limit: 'papers',
    input: publicOrderInput,
    answer: PDF,
    failures: ['not-found', 'paper-not-signed'],
    headers: HEADERS,
  },
  {
    method: 'GET',
    path: '/api/orders/{uid}/{hash}/invoices/{invoiceId}.pdf',
    tag: texts.tagOrders,
    summary: texts.guestInvoice,
    description: texts.guestInvoiceNote,
    access: 'public',
    limit: 'papers',
    input: publicInvoice,
    answer: PDF,
    failures: ['not-found', 'paper-not-signed'],
    headers: HEADERS,
  },
  {
    method: 'GET',
    path: '/api/orders/{id}/receipt.pdf',
    tag: texts.tagOrders,
    summary: texts.staffReceipt,
    access: DESK,
    limit: 'papers',
    input: orderId,
    answer: PDF,
    failures: ['not-found', 'device-kind', 'frontdesk-disabled', 'paper-not-signed'],
    headers: HEADERS,
  },
  {
    method: 'GET',
    path: '/api/orders/{id}/invoices/{invoiceId}.pdf',
    tag: texts.tagOrders,
    summary: texts.staffInvoice,
    access: DESK,
    limit: 'papers',
    input: orderInvoice,
    answer: PDF,
    failures: ['not-found', 'device-kind', 'frontdesk-disabled', 'paper-not-signed'],
    headers: HEADERS,
  },
];
