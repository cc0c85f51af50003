import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { cents } from '#domain/money/money.ts';
import { decide, type OrderCommand } from '#domain/order/order-state.ts';
import { waitsForPayment } from '#domain/order/payments/settlement.ts';
import { ProviderFault } from '#domain/payment/provider-fault.ts';
import { CUSTOMER, SYSTEM } from '#use-cases/access/actor.ts';
import { changePlanned } from '#use-cases/orders/change-order.ts';
import { planOf } from '#use-cases/orders/command-order.ts';
import { factsOf } from '#use-cases/orders/order-view.ts';
import { checkPayment } from '#use-cases/payments/check-payment.ts';
import { choosePayment } from '#use-cases/payments/choose-payment.ts';
import { receiveWebhook } from '#use-cases/payments/receive-webhook.ts';
import { refundOrder, retryRefund } from '#use-cases/payments/refund-order.ts';
import { returnFromPayment } from '#use-cases/payments/return-from-payment.ts';
import { startPayment } from '#use-cases/payments/start-payment.ts';
import { type ModelPayment, type ModelProvider, refundedOf, type Weather } from './model-provider.ts';
import { ADDRESS, isOver, Killed, ORDER, PaymentWorld, START, TOTAL } from './payment-world.ts';
import { expectRightEnd, expectSoundBooks } from './right-end.ts';

/**
 * One order and its money through thousands of histories: guests, staff, two providers, lost answers, a server that is killed
 * between any two steps, and two things at once. At the end there is one right state (R301, R302, R304, R310).
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STAFF = { kind: 'device', id: 1, name: 'Kassen-PC', branch: 1, type: 'frontdesk' } as const;
const HISTORIES = process.env.THEKE_LONG === '1' ? 4_000 : 700;

type Act = (world: PaymentWorld, chance: number) => Promise<unknown>;

/** What happens elsewhere, with any payment. */
function atProvider(work: (provider: ModelProvider, payment: ModelPayment, chance: number) => void): Act {
  return async (world, chance) => {
    const all = Object.values(world.providers).flatMap((provider) =>
      provider.payments.map((payment) => ({ provider, payment })),
    );
    const one = all[Math.floor(chance * all.length)];
    if (one) work(one.provider, one.payment, chance);
  };
}

const decided = (state: 'paid' | 'failed' | 'canceled' | 'expired') =>
  atProvider((provider, payment) => provider.decide(payment, state));

const commanded = (type: Exclude<OrderCommand['type'], 'propose'>): Act => {
  return (world) =>
    changePlanned(
      world.deps,
      () => world.deps.db.orders.byId(ORDER, null),
      {
        author: type === 'cancel-as-guest' ? CUSTOMER : SYSTEM,
        claim: null,
        conflict: 'order-state-conflict',
      },
      (order, at) => {
        const decision = decide(factsOf(order), { type });
        return decision.kind === 'apply' ? planOf(order, decision, at) : null;
      },
    );
};

const corrected: Act = (world, chance) =>
  changePlanned(
    world.deps,
    () => world.deps.db.orders.byId(ORDER, null),
    { author: SYSTEM, claim: null, conflict: 'version-conflict' },
    (order) => {
      if (waitsForPayment(order) || isOver(order.state)) return null;
      const totalGross = cents(Math.round(TOTAL * (0.25 + chance * 1.5)));
      return { event: 'edited', correction: { totalGross } };
    },
  );

const command = { id: ORDER, idempotencyKey: null, version: null };

const EVENTS: Readonly<Record<string, Act>> = {
  pay: decided('paid'),
  fail: decided('failed'),
  cancelPayment: decided('canceled'),
  expire: decided('expired'),
  refundByHand: atProvider((provider, payment, chance) =>
    provider.refundByHand(payment, Math.ceil(chance * payment.amount)),
  ),
  chargeBack: atProvider((provider, payment, chance) =>
    provider.chargeBack(payment, Math.ceil(chance * payment.amount)),
  ),
  arrive: atProvider((_provider, payment) => {
    for (const refund of payment.refunds) if (refund.state === 'pending') refund.state = 'done';
  }),
  bounce: atProvider((_provider, payment) => {
    for (const refund of payment.refunds) if (refund.state === 'pending') refund.state = 'lost';
  }),
  start: (world) => startPayment(world.deps, world.order),
  back: (world) => returnFromPayment(world.deps, ADDRESS),
  choose: (world, chance) =>
    choosePayment(
      world.deps,
      ADDRESS,
      (['mollie', 'datatrans', 'cash'] as const)[Math.floor(chance * 3)] ?? null,
    ),
  webhook: async (world, chance) => {
    const known = (['mollie', 'datatrans'] as const).flatMap((method) =>
      world.providers[method].payments.map(({ id }) => ({ method, id })),
    );
    const one = known[Math.floor(chance * known.length)];
    const call = { headers: {}, body: one?.id ?? '' };
    if (one) await receiveWebhook(world.deps, new Map(), { method: one.method, call });
  },
  recheck: async (world) => {
    for (const { id } of world.order.payments) await checkPayment(world.deps, id, { isEnding: true });
  },
  guestCancel: commanded('cancel-as-guest'),
  confirm: commanded('confirm'),
  reject: commanded('reject'),
  cancel: commanded('cancel'),
  complete: commanded('complete'),
  correct: corrected,
  refund: (world, chance) =>
    refundOrder(world.deps, STAFF, command, {
      ...{ amount: cents(Math.max(1, Math.round(chance * TOTAL))), items: null, reason: 'x' },
    }),
  refundAll: (world) => refundOrder(world.deps, STAFF, command, { amount: null, items: null, reason: 'x' }),
  retry: (world) => retry(world),
  wait: async (world, chance) => {
    world.clock.time += Math.round(chance * 12 * MINUTE);
    await world.runDue(isKilled);
  },
  work: (world) => world.runDue(isKilled),
};

async function retry(world: PaymentWorld): Promise<void> {
  const failed = world.order.refunds.find(({ state }) => state === 'failed');
  if (failed) await retryRefund(world.deps, STAFF, command, failed.id);
}

const isKilled = (error: unknown) => error instanceof Killed;

/** What a caller is told; anything else is a fault of ours. */
async function answered(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError || error instanceof ProviderFault || isKilled(error))) throw error;
  }
}

interface Event {
  name: string;
  chance: number;
  /** The process is killed at this step of the event. */
  killedAt: number | null;
  /** What happens at the same time, and who goes first at each step. */
  besides: string | null;
  order: number;
  weather: { call: Call; kind: Weather };
}

type Call = Parameters<ModelProvider['weather']>[0];

const USUAL = ['pay', 'pay', 'webhook', 'back', 'start', 'refund', 'work', 'work', 'wait'];
const name = fc.constantFrom(...Object.keys(EVENTS), ...USUAL);
const seldom = <T>(weight: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
const event: fc.Arbitrary<Event> = fc.record({
  name,
  chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
  killedAt: seldom(6, fc.nat(24)),
  besides: seldom(2, name),
  order: fc.nat(1_000_000),
  weather: fc.record({
    call: fc.constantFrom<Call>('start', 'status', 'cancel', 'refund', 'refund'),
    kind: fc.constantFrom<Weather>('fine', 'fine', 'unheard', 'unanswered', 'unanswered', 'refused'),
  }),
});

async function happen(world: PaymentWorld, event: Event): Promise<void> {
  const { weather } = event;
  let isMet = false;
  for (const provider of Object.values(world.providers)) {
    provider.weather = (call) => {
      // Only money can be refused for good.
      if (isMet || call !== weather.call || (weather.kind === 'refused' && call !== 'refund')) return 'fine';
      isMet = true;
      return weather.kind;
    };
  }
  const acts = [event.name, event.besides].flatMap((one) => (one === null ? [] : (EVENTS[one] ?? [])));
  let steps = 0;
  const waiting: (() => void)[] = [];
  world.step = async () => {
    steps += 1;
    if (event.killedAt !== null && steps > event.killedAt) throw new Killed('killed');
    if (acts.length > 1) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  let running = acts.length;
  let random = event.order;
  const done = acts.map((act) => answered(act(world, event.chance)).finally(() => (running -= 1)));
  while (acts.length > 1 && running > 0) {
    await new Promise(setImmediate);
    random = (random * 48_271) % 2_147_483_647;
    const [next] = waiting.splice(random % Math.max(1, waiting.length), 1);
    next?.();
  }
  await Promise.all(done);
  world.step = async () => {};
  for (const provider of Object.values(world.providers)) provider.weather = () => 'fine';
  expectSoundBooks(world);
}

/** Days go by, providers answer, staff try again what failed; a guest may find a page still open. */
async function settle(world: PaymentWorld, payingRound: number): Promise<void> {
  const end = START + 60 * DAY;
  for (let round = 0; round < 400; round += 1) {
    const next = world.nextDue();
    if (next === null || next > end) break;
    world.clock.time = Math.max(world.clock.time, next);
    await world.runDue(() => false);
    for (const provider of Object.values(world.providers))
      for (const payment of provider.payments)
        for (const refund of payment.refunds) if (refund.state === 'pending') refund.state = 'done';
    if (round === payingRound)
      for (const provider of Object.values(world.providers))
        for (const payment of provider.payments) provider.decide(payment, 'paid');
    await answered(retry(world));
  }
  expect(world.nextDue()).toBeNull();
}

it('ends every history in the one right state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 30 }), fc.nat(12), async (events, round) => {
      const world = new PaymentWorld();
      await answered(startPayment(world.deps, world.order));
      for (const one of events) await happen(world, one);
      await settle(world, round);
      expectRightEnd(world);
    }),
    { numRuns: HISTORIES, interruptAfterTimeLimit: 60_000 },
  );
}, 600_000);

it('gives back what staff give back, and nothing else', async () => {
  const amounts = fc.array(fc.integer({ min: 1, max: TOTAL }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(amounts, async (wanted) => {
      const world = new PaymentWorld();
      await startPayment(world.deps, world.order);
      const [payment] = world.providers.mollie.payments;
      if (!payment) throw new Error('nothing was started');
      world.providers.mollie.decide(payment, 'paid');
      await returnFromPayment(world.deps, ADDRESS);
      let given = 0;
      for (const amount of wanted) {
        const request = { amount: cents(amount), items: null, reason: 'x' };
        const isPossible = given + amount <= TOTAL;
        const asked = refundOrder(world.deps, STAFF, command, request);
        if (isPossible) await asked;
        else await expect(asked).rejects.toBeInstanceOf(AppError);
        given += isPossible ? amount : 0;
        await world.runDue(() => false);
      }
      expect(refundedOf(payment)).toBe(given);
    }),
    { numRuns: 100 },
  );
});
