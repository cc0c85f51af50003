import type { Fields, Personal } from '#domain/order/field.ts';
import { type OrderState, TERMINAL_STATES } from '#domain/order/order-state.ts';
import type { RefundState } from '#domain/order/payments/payment-fields.ts';
import type { PaymentState } from '#domain/order/payments/settlement.ts';
import { STAGES, type Stage } from './retention.ts';
import * as texts from './texts.ts';

/** Why an order keeps its guest although its time has come (R350). */
export type WaitReason = 'open' | 'disputed' | 'unpaid';

/** Refunds in these states are neither paid out nor given up. */
export const UNSETTLED_REFUNDS: readonly RefundState[] = ['pending', 'sent', 'failed'];

interface Settling {
  state: OrderState;
  paymentState: PaymentState;
  refunds: readonly { state: RefundState }[];
}

/** Why nothing of an order may be forgotten yet; null = it may. */
export function waitReason({ state, paymentState, refunds }: Settling): WaitReason | null {
  if (!TERMINAL_STATES.includes(state)) return 'open';
  if (paymentState === 'refundPending') return 'disputed';
  if (refunds.some((refund) => UNSETTLED_REFUNDS.includes(refund.state))) return 'disputed';
  return state === 'completed' && paymentState === 'open' ? 'unpaid' : null;
}

/** The stage as the number that is stored with an order: 0 = nothing of it is forgotten, 3 = all. */
export function stageNumber(stage: Stage): number {
  return STAGES.indexOf(stage) + 1;
}
export const ALL_FORGOTTEN = STAGES.length;

/** What is forgotten of an order at a stage and those before it. */
export function forgottenKinds(stage: Stage): ReadonlySet<Personal> {
  return new Set(STAGES.slice(0, stageNumber(stage)));
}

type Named = Readonly<Record<string, unknown>>;

/**
 * The values without what the declaration says of the guest (R345): texts are empty or as long as may stay, what can be none is
 * none, lists are empty. What the declaration does not name, and what tells nothing of the guest, stays as it is.
 */
export function withoutGuest<V extends object>(fields: Fields, values: V, kinds: ReadonlySet<Personal>): V {
  const entries = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    if (!field) return [name, value];
    if (field.personal && kinds.has(field.personal)) return [name, emptied(value, field)];
    if (field.of && Array.isArray(value))
      return [name, value.map((one: Named) => withoutGuest(field.of ?? {}, one, kinds))];
    if (field.of && isNamed(value)) return [name, withoutGuest(field.of, value, kinds)];
    return [name, value];
  });
  return Object.fromEntries(entries) as V;
}

function emptied(value: unknown, { isNullable, stays = 0 }: Fields[string]): unknown {
  if (Array.isArray(value)) return [];
  if (isNullable) return null;
  return typeof value === 'string' ? value.slice(0, stays) : value;
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null;
}

/** The names of the fields that tell something of the guest, themselves or inside. */
export function personalNames(fields: Fields, kinds: ReadonlySet<Personal>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.personal) return kinds.has(field.personal) ? [name] : [];
    return field.of && personalNames(field.of, kinds).length > 0 ? [name] : [];
  });
}

/** What stands in place of a forgotten guest's last name; without a pseudonym no two orders of theirs belong together. */
export function forgottenName(pseudonym: string | null): string {
  return pseudonym === null ? texts.guest : `${texts.guest} ${pseudonym}`;
}

/**
 * By what the orders of one guest are recognized (R351): the e-mail in lower case, else the digits of the phone number; null
 * without either.
 */
export function guestIdentity({ email, phone }: { email: string; phone: string }): string | null {
  if (email !== '') return `email:${email.toLowerCase()}`;
  const digits = phone.replaceAll(/\D/g, '');
  return digits === '' ? null : `phone:${digits}`;
}

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const PSEUDONYM_LENGTH = 10;

/** The readable form of a digest, for people to tell one guest from another: ten characters. */
export function pseudonymOf(digest: Uint8Array): string {
  return Array.from(digest.subarray(0, PSEUDONYM_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    '',
  );
}
