import { AppError } from '#domain/errors.ts';
import { cents } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { ProviderFault } from '#domain/payment/provider-fault.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { branch, config, draft, shop } from '#tests/factories.ts';
import { composeOrder } from '#use-cases/orders/compose-order.ts';
import type { MoneyChange } from '#use-cases/orders/money-change.ts';
import type { OrderChange, StoredOrder } from '#use-cases/orders/order-store.ts';
import { lookEffects } from '#use-cases/orders/settled-plan.ts';
import { lookAfterPayment } from '#use-cases/payments/look-after-payment.ts';
import { makeRefund } from '#use-cases/payments/make-refund.ts';
import type { StoredAttempt, StoredRefund } from '#use-cases/payments/payment-store.ts';
import { silentProviders } from '#use-cases/payments/silent-providers.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import { FakeClock, FakeLogs, FakeOutbox, portsOf } from '../fakes.ts';
import { ModelProvider } from './model-provider.ts';

export const START = Date.parse('2026-11-24T12:00:00+01:00');
export const ORDER = 1;
export const ADDRESS = { uid: 'UID', hash: 'h'.repeat(43) };
export const TOTAL = 2_000;

/** The process ends here, and another one goes on with what is stored. */
export class Killed extends Error {}

interface Tables {
  order: StoredOrder;
  attempts: StoredAttempt[];
  refunds: StoredRefund[];
}

const SHOP: Shop = shop({
  config: config({
    ...{ enableCash: true, enableMollie: true, enablePluginMollie: true },
    ...{ enableDatatrans: true, enablePluginDatatrans: true },
  }),
  branches: [branch({ isMollieEnabled: true, isDatatransEnabled: true })],
});

/** One order that is paid online, with everything about it in memory: two providers, the database, the outbox, the clock. */
export class PaymentWorld {
  readonly clock = new FakeClock(START);
  readonly outbox = new FakeOutbox();
  readonly logs = new FakeLogs();
  readonly providers = {
    mollie: new ModelProvider('tr_', { knowsRefunds: true, cancels: true }),
    datatrans: new ModelProvider('26', { knowsRefunds: false, cancels: false }),
  };
  readonly deps: Deps;
  tables: Tables = { order: newOrder(), attempts: [], refunds: [] };
  /** Runs before and after everything that leaves the process; throws Killed, or lets others go first. */
  step: () => Promise<void> = async () => {};
  #names = 0;

  constructor() {
    const stores = this.#stores();
    this.deps = portsOf({
      clock: this.clock,
      log: { info: () => {}, warn: refuseBugs, error: () => {} },
      publicUrl: 'https://shop.example',
      sms: null,
      secrets: { seal: (text) => text, open: (text) => text, fingerprint: (text) => text },
      payments: {
        mollie: this.providers.mollie.service(() => this.step()),
        datatrans: this.providers.datatrans.service(() => this.step()),
      },
      db: stores,
    });
    // What is atomic in the database is one step here.
    Object.assign(this.deps.db, {
      transaction: async (work: (inside: typeof stores) => Promise<unknown>) => {
        await this.step();
        const step = this.step;
        this.step = async () => {};
        const before = structuredClone(this.tables);
        const rows = this.outbox.rows.length;
        const done = await work(this.deps.db).catch((error: unknown) => {
          this.tables = before;
          this.outbox.rows.length = rows;
          throw error;
        });
        this.step = step;
        await step();
        return done;
      },
    });
    this.#addEffects(lookEffects());
  }

  get order(): StoredOrder {
    return this.tables.order;
  }

  /** Everything that is due until then, in the order in which it comes due; each row is tried as the outbox tries it. */
  async runDue(isKilled: (error: unknown) => boolean): Promise<void> {
    const due = this.outbox.rows.filter(
      ({ kind, state, runAt }) =>
        (kind === 'payment' || kind === 'refund') &&
        state === 'waiting' &&
        runAt.getTime() <= this.clock.time,
    );
    for (const row of due) {
      // Leased: another worker leaves it alone meanwhile.
      if (row.state !== 'waiting') continue;
      row.state = 'running';
      row.attempts += 1;
      try {
        await (row.kind === 'payment'
          ? lookAfterPayment(this.deps, silentProviders(), { ...row })
          : makeRefund(this.deps, { ...row }));
        row.state = 'done';
      } catch (error) {
        row.state = 'waiting';
        if (isKilled(error)) continue;
        row.lastError = String(error);
        row.runAt = new Date(this.clock.time + Math.min(30 * 60_000, 5_000 * 2 ** row.attempts));
      }
    }
  }

  /** When the next row is due; null = none waits. */
  nextDue(): number | null {
    const waiting = this.outbox.rows.filter(
      ({ kind, state }) => state === 'waiting' && (kind === 'payment' || kind === 'refund'),
    );
    return waiting.length === 0 ? null : Math.min(...waiting.map(({ runAt }) => runAt.getTime()));
  }

  #addEffects(effects: readonly Effect[], order = ORDER): void {
    for (const { kind, payload, delaySeconds = 0 } of effects)
      this.outbox.add(kind, {
        payload: { ...payload, order },
        runAt: new Date(this.clock.time + delaySeconds * 1_000),
      });
  }

  #stores(): Parameters<typeof portsOf>[0]['db'] & object {
    const found = <T>(value: T): T => structuredClone(value);
    const at = async <T>(read: () => T): Promise<T> => {
      await this.step();
      const value = read();
      await this.step();
      return value;
    };
    return {
      shop: { snapshot: async () => ({ shop: SHOP, version: 1n }) as never },
      logs: this.logs,
      work: { addEffects: (effects) => at(() => this.#addEffects(effects)) },
      orders: {
        byId: () => at(() => found(this.tables.order)),
        byUid: () => at(() => found(this.tables.order)),
        claimed: async () => null,
        claim: async () => true,
        change: (change) => at(() => this.#change(change)),
      },
      payments: {
        lockOrder: async () => {},
        lookSoon: (_order, seconds) =>
          at(() =>
            this.#addEffects(seconds.map((delaySeconds) => ({ kind: 'payment', payload: {}, delaySeconds }))),
          ),
        addAttempt: ({ author, ...attempt }) => at(() => this.#addAttempt(attempt, author.actor)),
        lockUnstarted: (id) =>
          at(() => this.tables.attempts.some((one) => one.id === id && one.providerId === null)),
        attemptStarted: (id, said) =>
          at(() => {
            const attempt = this.tables.attempts.find((one) => one.id === id);
            if (!attempt) return;
            Object.assign(attempt, said);
            const shown = this.order.payments.find((one) => one.id === id);
            if (attempt.state !== 'failed' || !shown) return;
            attempt.state = 'open';
            shown.state = 'open';
          }),
        attempt: (id) => at(() => found(this.tables.attempts.find((one) => one.id === id) ?? null)),
        attemptOf: (method, providerId) =>
          at(() =>
            found(
              this.tables.attempts.find((one) => one.method === method && one.providerId === providerId) ??
                null,
            ),
          ),
        attempts: () => at(() => found(this.tables.attempts)),
        refund: (reference) =>
          at(() => found(this.tables.refunds.find((one) => one.reference === reference) ?? null)),
        refundsOf: (payment) => at(() => found(this.tables.refunds.filter((one) => one.payment === payment))),
        accountsFor: async () => [],
      },
    };
  }

  #addAttempt(attempt: Omit<StoredAttempt, 'id' | 'state' | 'providerId' | 'payUrl'>, actor: string): number {
    const id = this.#nextId();
    this.tables.attempts.push({ ...attempt, id, state: 'open', providerId: null, payUrl: null });
    const { method, amount, at } = attempt;
    const made = { ...{ means: null, code: null, paidAt: null }, actor, at: at.toISOString() };
    this.tables.order.payments.push({ id, method, amount, state: 'open', ...made });
    return id;
  }

  #change({ version, progress, correction, money, event, note, at, effects, author }: OrderChange): boolean {
    const { order } = this.tables;
    if (order.version !== version) return false;
    const { payments, refunds } = order;
    const entry = { event, note, at: at.toISOString(), actor: author.actor, userId: null, deviceId: null };
    Object.assign(order, progress, correction, { payments, refunds, version: version + 1 });
    order.history = [...order.history, entry];
    this.#changeMoney(money ?? {}, at.toISOString());
    this.#addEffects(effects);
    return true;
  }

  #changeMoney({ payments = [], refunds = [], refundStates = [] }: MoneyChange, now: string): void {
    const { order, attempts } = this.tables;
    for (const { id, state, means } of payments) {
      const payment = order.payments.find((one) => one.id === id);
      if (!payment) throw new Error(`no payment ${id}`);
      Object.assign(payment, { state, means: means ?? payment.means });
      payment.paidAt = state === 'paid' ? (payment.paidAt ?? now) : null;
      for (const attempt of attempts) if (attempt.id === id) attempt.state = state;
    }
    for (const { reference, ...refund } of refunds) {
      const id = this.#nextId();
      const { payment, amount, state, isChargeback = false } = refund;
      this.tables.refunds.push({ id, order: ORDER, payment, amount, state, isChargeback, reference });
      const doneAt = state === 'done' ? now : null;
      order.refunds.push({
        method: null,
        ...refund,
        id,
        items: [...refund.items],
        actor: 'x',
        at: now,
        doneAt,
      });
    }
    for (const { id, state, ...change } of refundStates) {
      const stored = this.tables.refunds.find((one) => one.id === id);
      const shown = order.refunds.find((one) => one.id === id);
      if (!stored || !shown) throw new Error(`no refund ${id}`);
      const amount = change.amount ?? stored.amount;
      Object.assign(stored, { state, amount, reference: change.reference ?? stored.reference });
      if (change.isChargeback) stored.isChargeback = true;
      Object.assign(shown, { state, amount });
    }
  }

  #nextId(): number {
    this.#names += 1;
    return this.#names;
  }
}

/** What a use case only warns of must be a fault of the provider, and none of ours. */
function refuseBugs(about: { err?: unknown }): void {
  const { err } = about;
  if (
    err !== undefined &&
    !(err instanceof ProviderFault || err instanceof Killed || err instanceof AppError)
  )
    throw err;
}

function newOrder(): StoredOrder {
  const at = { shop: SHOP, branch: SHOP.branches[0] ?? branch(), now: new Date(START) };
  const totals = {
    ...{
      gross: cents(TOTAL),
      totalGross: cents(TOTAL),
      totalNet: cents(TOTAL),
      taxes: {},
      taxLines: [],
      lines: [],
    },
    ...{ pricing: 'fixed' as const, items: [] },
  };
  const { content, progress } = composeOrder({
    ...{ ...at, service: 'takeaway', items: [], language: 'de', totals },
    draft: draft({ paymentMethod: 'mollie' }),
  });
  return {
    ...content,
    ...progress,
    ...ADDRESS,
    ...{ id: ORDER, ticketNumber: 1, version: 1, items: [], history: [], revisions: [] },
    ...{ payments: [], refunds: [] },
  };
}

export function isOver(state: OrderState): boolean {
  return ['rejected', 'canceled', 'failed'].includes(state);
}
