import type { AccountMethod } from '#domain/payment/account-fields.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { branch, config } from '#tests/factories.ts';
import { startDatatrans } from '#tests/peers/datatrans.ts';
import { startMollie } from '#tests/peers/mollie.ts';
import type { PaymentPeer, PeerPayment } from '#tests/peers/payment-peer.ts';
import type { Answer, Session, StartOptions } from './harness.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';
import { NOON, orderShop, type PlacedOrder } from './order-shop.ts';
import { ADMIN, DEVICE_KEY } from './template.ts';
import { eventually } from './waiting.ts';

export type Peers = Readonly<Record<AccountMethod, PaymentPeer>>;

export interface Payable {
  order: PlacedOrder & { paymentRedirectUrl: string };
  payment: PeerPayment;
}

export interface PayingShop extends OrderServer {
  peers: Peers;
  administrator: Session;
  /** An order whose payment is under way. */
  payable(method?: AccountMethod, overrides?: Record<string, unknown>): Promise<Payable>;
  /** One that has been paid, as the shop knows. */
  paid(method?: AccountMethod, overrides?: Record<string, unknown>): Promise<Payable>;
  /** A call of the counter about one order. */
  counter(id: number, call: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The guest's way back from the provider: where it leads. */
  back(order: Pick<PlacedOrder, 'uid' | 'hash'>): Promise<string>;
  /** The clock goes on, and what is due is done. */
  later(minutes: number): Promise<void>;
  /** Resolves when nothing of these kinds is due any more. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Two branches with both providers, open all day: the clock of a long test goes on. */
function payingShop(): Shop {
  const switches = { isMollieEnabled: true, isDatatransEnabled: true };
  const shop = orderShop();
  return {
    ...shop,
    config: config({
      ...{ enableMollie: true, enablePluginMollie: true, enableDatatrans: true, enablePluginDatatrans: true },
    }),
    branches: [
      branch({ ...switches }),
      ...shop.branches.slice(1).map((one) => ({ ...one, ...switches, openingHours: branch().openingHours })),
    ],
  };
}

export async function startPayingShop(options: StartOptions = {}): Promise<PayingShop> {
  const peers: Peers = { mollie: await startMollie(), datatrans: await startDatatrans() };
  const addresses = {
    mollieApiUrl: peers.mollie.url,
    datatransApiUrl: peers.datatrans.url,
    datatransPayUrl: peers.datatrans.url,
  };
  const settings = { ...addresses, ...options.settings };
  const server = await startOrderServer({ ...options, settings, shop: payingShop() });
  const administrator = await server.login(ADMIN);
  let now = NOON.getTime();
  for (const [method, { credentials }] of Object.entries(peers)) {
    const path = `/api/payment-accounts/${method}`;
    const { status } = await server.call('PUT', path, { session: administrator, body: credentials });
    if (status !== 200) throw new Error(`no account at ${method}: ${status}`);
  }
  const shop: Omit<PayingShop, keyof OrderServer> = {
    peers,
    administrator,
    async payable(method = 'mollie', overrides = {}) {
      const { status, body } = await server.order({ paymentMethod: method, ...overrides });
      if (status !== 201) throw new Error(`order refused: ${JSON.stringify(body)}`);
      const order = body.data;
      return { order, payment: paymentAt(peers[method], order.paymentRedirectUrl) };
    },
    async paid(method = 'mollie', overrides = {}) {
      const made = await shop.payable(method, overrides);
      await peers[method].set(made.payment.id, 'paid');
      await eventually(async () => {
        if (!(await server.board(made.order.id)).isPaid) throw new Error('not paid yet');
      });
      return made;
    },
    counter: (id, call, body = {}, headers = {}) =>
      server.post(`/api/orders/${id}/${call}`, body, { key: DEVICE_KEY, headers }),
    async back({ uid, hash }) {
      const { headers } = await server.get(`/payment/return/${uid}/${hash}`);
      return headers.get('location') ?? '';
    },
    async later(minutes) {
      now += minutes * 60_000;
      server.setNow(new Date(now));
      await shop.settled();
    },
    async settled() {
      await server.sql(`SELECT pg_notify('outbox', '')`);
      await eventually(async () => {
        const due = await server.sql(
          `SELECT "id", "kind" FROM "Outbox" WHERE "kind" IN ('payment', 'refund') AND "state" <> 'done' AND "runAt" <= $1`,
          [new Date(now).toISOString()],
        );
        if (due.length > 0) throw new Error(`still due: ${JSON.stringify(due.map(({ kind }) => kind))}`);
      }, 15_000);
    },
    async close() {
      await server.stop();
      await Promise.all(Object.values(peers).map((peer) => peer.close()));
    },
  };
  return Object.create(
    server,
    Object.fromEntries(Object.entries(shop).map(([name, value]) => [name, { value }])),
  );
}

/** The payment behind the address at which a guest pays. */
export function paymentAt(peer: PaymentPeer, address: string): PeerPayment {
  const id = new URL(address).pathname.split('/').at(-1);
  const payment = peer.payments().find((one) => one.id === id);
  if (!payment) throw new Error(`no payment at ${address}`);
  return payment;
}
