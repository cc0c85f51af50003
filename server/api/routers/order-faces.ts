import type { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import type { Context } from '#api/http/context.ts';
import type { RestMeta } from '#api/http/trpc.ts';
import { type Cents, type Decimal, fromDecimal } from '#domain/money/money.ts';
import type { orderFeedInput } from '#inputs/order-commands.ts';
import { orderSchema } from './order-schemas.ts';
import * as texts from './order-texts.ts';

export const STAFF: Access = ['ROLE_EMPLOYEE', 'device'];
export const TAG = texts.tagOrders;

type Method = RestMeta['method'];

type Face = Partial<RestMeta>;

/** What staff and devices call; the response is an order unless `more` says otherwise. */
export function face(
  method: Method,
  path: RestMeta['path'],
  summary: string,
  { failures = [], ...more }: Face = {},
) {
  const codes = [...failures, 'frontdesk-disabled'] as const;
  const rest = { method, path, tag: TAG, summary, output: orderSchema, ...more, failures: codes };
  return { access: STAFF, opens: 'orders' as const, rest };
}

/** The same where it concerns the guest or money: at the counter, not in the kitchen (R224). */
export function atDesk({ rest, ...face }: ReturnType<typeof command>) {
  return {
    ...face,
    opens: 'desk' as const,
    rest: { ...rest, failures: [...rest.failures, 'device-kind'] as const },
  };
}

/** A command on one order: with an idempotency key it takes effect once. */
export function command(path: RestMeta['path'], summary: string, { failures = [], ...more }: Face = {}) {
  const codes = [...failures, 'idempotency-conflict', 'idempotency-key-invalid'] as const;
  return face('POST', path, summary, { headers: ['Idempotency-Key'], failures: codes, ...more });
}

/** A step of an order: of an older version than the present it is refused if something else was decided since. */
export function step(path: RestMeta['path'], summary: string, ...failures: NonNullable<Face['failures']>) {
  return command(path, summary, {
    description: texts.orderStepNote,
    failures: [...failures, 'order-overtaken'],
  });
}

/** The order that a step is for, and the version that the caller saw. */
export function stepOf(
  ctx: Context,
  { id, version = null }: { id: number; version?: number | undefined | null },
) {
  return { ...commandOf(ctx, { id }), version };
}

/** An amount that callers may leave out, in cents. */
export function inCents(amount: Decimal | null | undefined): Cents | null {
  return amount === undefined || amount === null ? null : fromDecimal(amount);
}

/** The open orders for a key in the path. */
export function deviceFace(path: RestMeta['path'], summary: string) {
  return {
    access: 'public' as const,
    rest: { method: 'GET' as const, path, tag: TAG, summary, isList: true, output: orderSchema },
  };
}

/** The order that a command is for, and the idempotency key. */
export function commandOf(ctx: Context, { id }: { id: number }) {
  return { id, idempotencyKey: ctx.request.idempotencyKey };
}

/** What a board wants to hear besides orders; pages from before do not say. */
export function interestsOf({
  withCounter = false,
  withPrints = false,
  withHeld = false,
}: z.output<typeof orderFeedInput>) {
  return { withCounter, withPrints, withHeld };
}
