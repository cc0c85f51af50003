import { expect } from 'vitest';
import type { OrderServer } from './order-server.ts';

/** Expects a refusal that names this field, in German, and that nothing was stored. */
export async function expectRefused(
  shop: OrderServer,
  overrides: Record<string, unknown>,
  field: string,
  code?: string,
): Promise<void> {
  const before = await shop.countOrders();
  const { status, body } = await shop.order(overrides);
  expect({ status, body }).toMatchObject({ status: 422 });
  const fault = body.errors.find((error: { field?: string }) => error.field === field);
  expect(fault, JSON.stringify(body.errors)).toMatchObject({ message: expect.stringMatching(/\p{L}{3}/u) });
  if (code) expect(fault.code).toBe(code);
  expect(await shop.countOrders()).toBe(before);
}
