import { about, type EntryKinds, field, list, nullable, personal, type Values } from '#domain/order/field.ts';
import * as texts from './texts.ts';

/** open: an online payment that the guest may still make. Everything but 'paid' has collected nothing. */
export type AttemptState = 'open' | 'paid' | 'failed' | 'canceled' | 'expired';
export const ATTEMPT_STATES = [
  'open',
  'paid',
  'failed',
  'canceled',
  'expired',
] as const satisfies readonly AttemptState[];

/** pending: to be asked of the provider. sent: accepted by it, and on its way. failed: it will not; staff decide. */
export type RefundState = 'pending' | 'sent' | 'done' | 'failed';
export const REFUND_STATES = ['pending', 'sent', 'done', 'failed'] as const satisfies readonly RefundState[];

export interface PaymentKinds
  extends Pick<EntryKinds, 'id' | 'flag' | 'text' | 'instant' | 'method' | 'money'> {
  word: string;
  /** From 0 on. */
  index: number;
  attempt: AttemptState;
  refundState: RefundState;
}

/** One payment of an order: through a provider, or taken by staff at the counter. An order may have several of either. */
export const PAYMENT_FIELDS = {
  id: field('id'),
  method: field('method', texts.method),
  state: field('attempt'),
  amount: field('money', texts.amount),
  /** How the guest paid, in the provider's word. */
  means: nullable(field('word')),
  /** Of a voucher. */
  code: nullable(field('word', texts.code)),
  actor: field('word'),
  at: field('instant'),
  paidAt: nullable(field('instant')),
};
export interface Payment extends Values<typeof PAYMENT_FIELDS, PaymentKinds> {}

/** Money that an order's guest gets back: of one payment, through its provider or over the counter. */
export const REFUND_FIELDS = {
  id: field('id'),
  payment: about(texts.refundPaymentNote, field('id')),
  /** How it was handed over at the counter, which may differ from how it was paid. null = through the provider. */
  method: about(texts.refundMethodNote, nullable(field('method', texts.method))),
  amount: field('money', texts.amount),
  state: field('refundState'),
  /** By the rule of the balance (R301), not by somebody's decision. */
  isAutomatic: about(texts.isAutomaticNote, field('flag')),
  reason: nullable(personal(field('text', texts.reason), 'words')),
  /** Refunded by line: which items, and how much of each. */
  items: list({ position: field('index'), amount: field('money') }),
  actor: field('word'),
  at: field('instant'),
  doneAt: nullable(field('instant')),
};
export interface Refund extends Values<typeof REFUND_FIELDS, PaymentKinds> {}

/** What was paid of an order, for everybody who may see it. */
export const BALANCE_FIELDS = {
  /** Collected, before refunds. */
  paid: about(texts.paidNote, field('money')),
  refunded: about(texts.refundedNote, field('money')),
  refunding: about(texts.refundingNote, field('money')),
  /** Still to be paid at the counter, at the door or online. */
  due: about(texts.dueNote, field('total')),
  /** To be handed back over the counter: no provider can. */
  surplus: about(texts.surplusNote, field('money')),
};
