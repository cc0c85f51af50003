import { expect, it } from 'vitest';
import { startPayment } from '#use-cases/payments/start-payment.ts';
import { Killed, PaymentWorld } from './payment-world.ts';
import { expectRightEnd } from './right-end.ts';

/** Two starts of one payment at once; histories of all kinds are in payment-histories.test.ts. */

it('R80 a start that looks lost while another succeeds is not noted as failed: a page of it exists', async () => {
  const world = new PaymentWorld();
  const { payments } = world.deps.db;
  const [provider, starts] = [world.providers.mollie, [] as Promise<string | null>[]];
  // The first start reaches nobody.
  provider.weather = (call) =>
    call === 'start' && provider.payments.length + starts.length === 0 ? 'unheard' : 'fine';
  const { attempt } = payments;
  const { transaction } = world.deps.db;
  Object.assign(payments, {
    // Between the look at the payment and the note that it has failed, another start succeeds.
    attempt: async (id: number) => {
      const found = await attempt(id);
      if (starts.length === 0) await starts[starts.push(startPayment(world.deps, world.order)) - 1];
      return found;
    },
  });
  Object.assign(world.deps.db, {
    // And right after such a note the server is killed.
    transaction: async (work: Parameters<typeof transaction>[0]) => {
      const { version } = world.order;
      const done = await transaction(work);
      if (world.order.version !== version) throw new Killed('killed');
      return done;
    },
  });
  await startPayment(world.deps, world.order).catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
  Object.assign(payments, { attempt });
  Object.assign(world.deps.db, { transaction });
  expect(await starts[0]).toBe('https://provider.example/tr_1');
  expect(world.tables.attempts.map(({ state, providerId }) => [state, providerId])).toEqual([
    ['open', 'tr_1'],
  ]);

  const page = provider.find('tr_1');
  provider.decide(page, 'paid');
  for (let due = world.nextDue(); due !== null; due = world.nextDue()) {
    world.clock.time = Math.max(world.clock.time, due);
    await world.runDue(() => false);
  }
  expect(world.order.paymentState).toBe('paid');
  expectRightEnd(world);
});
