import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Choice, choiceOf, payPage } from './pay-page.ts';
import {
  type Forgery,
  Ledger,
  type Mishap,
  type PaymentPeer,
  type PeerCall,
  type PeerPayment,
  type PeerState,
  type PeerWebhook,
} from './payment-peer.ts';
import { createWebhooks } from './peer-webhooks.ts';

export interface PeerAnswer {
  status: number;
  headers?: Record<string, string>;
  /** Absent: an empty body. A Buffer is sent as it is. */
  body?: object;
}

export interface PeerRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  json: unknown;
}

export interface PeerRoute {
  call: PeerCall;
  /** Nobody needs an account for it. */
  isPublic?: true;
  run(): PeerAnswer;
}

/** What a provider has of its own. */
export interface PeerOptions {
  name: string;
  credentials: Readonly<Record<string, string>>;
  isAuthorized(headers: IncomingMessage['headers']): boolean;
  /** Null: no such address. */
  route(request: PeerRequest, peer: PeerContext): PeerRoute | null;
  /** The path of the page at which a payment is paid, with ':id'. */
  payPath: string;
  /** An error in the provider's own form. */
  errorOf(status: 400 | 401 | 404 | 409 | 422 | 429 | 500): PeerAnswer;
  webhookOf(payment: PeerPayment, forgery: Forgery | null): PeerWebhook;
  returnUrlOf(payment: PeerPayment): string;
  isRefundAtOnce: boolean;
  /** What can be paid with, in its own words. */
  means: readonly string[];
}

export interface PeerContext {
  url: string;
  ledger: Ledger;
  isRefundAtOnce(): boolean;
  /** What can be paid with. */
  means(): readonly string[];
  /** Tells our server about a payment, unless webhooks are held. */
  announce(payment: PeerPayment): Promise<void>;
}

/** A guest who pays later does it after this time (milliseconds). */
const LATER_MS = 1_500;
/** An answer that is late comes after this time (milliseconds). */
const LATE_MS = 1_000;
const STATUS_OF = { unauthorized: 401, busy: 429, broken: 500 } as const;
/** After these the call has been made all the same. */
const AFTERWARDS = new Set<Mishap>(['late', 'lost-answer', 'hanging-answer', 'trickle', 'garbage', 'huge']);

export async function startPeer(options: PeerOptions): Promise<PaymentPeer> {
  const ledger = new Ledger();
  const mishaps: { call: PeerCall; mishap: Mishap }[] = [];
  const counts = new Map<PeerCall, number>();
  const answers = new Map<string, { body: string; answer: PeerAnswer }>();
  const timers = new Set<NodeJS.Timeout>();
  let { isRefundAtOnce, means } = options;
  let url = '';

  const known = (id: string): PeerPayment => {
    const payment = ledger.find(id);
    if (!payment) throw new Error(`no payment ${id}`);
    return payment;
  };
  const webhooks = createWebhooks((id, forgery) => {
    const payment = known(id);
    return { url: payment.webhookUrl, ...options.webhookOf(payment, forgery) };
  });
  const set = async (id: string, state: PeerState) => {
    const payment = known(id);
    ledger.move(payment, state);
    // Providers report what has become of a payment, not that it is still waiting.
    if (state !== 'open' && state !== 'pending') await webhooks.announce(payment);
  };
  const context: PeerContext = {
    get url() {
      return url;
    },
    ledger,
    isRefundAtOnce: () => isRefundAtOnce,
    means: () => means,
    announce: webhooks.announce,
  };

  const choose = (payment: PeerPayment, choice: Choice) => {
    if (choice !== 'later') return void set(payment.id, choice);
    const timer = setTimeout(() => {
      timers.delete(timer);
      void set(payment.id, 'paid');
    }, LATER_MS);
    timers.add(timer);
  };

  /** The first answer to an idempotency key is the answer to all calls with it, whatever it was. */
  const answerOnce = (request: IncomingMessage, body: string, run: () => PeerAnswer): PeerAnswer => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || request.method !== 'POST') return run();
    const name = `${request.url} ${String(key)}`;
    const before = answers.get(name);
    if (before) return before.body === body ? before.answer : options.errorOf(422);
    const answer = run();
    answers.set(name, { body, answer });
    return answer;
  };

  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const payment = ledger.all.find(({ id }) => pathname === options.payPath.replace(':id', id));
    if (payment && request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return response.end(payPage(options.name, payment));
    }
    if (payment) {
      const choice = choiceOf(new URLSearchParams(body).get('choice'));
      if (choice) choose(payment, choice);
      return response.writeHead(303, { location: options.returnUrlOf(payment) }).end();
    }
    const route = options.route(
      {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        json: jsonOf(body),
      },
      context,
    );
    if (!route) return send(response, options.errorOf(404));
    counts.set(route.call, (counts.get(route.call) ?? 0) + 1);
    const index = mishaps.findIndex(({ call }) => call === route.call);
    const mishap = index < 0 ? null : (mishaps.splice(index, 1)[0]?.mishap ?? null);
    const isAllowed = route.isPublic === true || options.isAuthorized(request.headers);
    const isMade = isAllowed && (mishap === null || AFTERWARDS.has(mishap));
    const answer = isMade ? answerOnce(request, body, route.run) : options.errorOf(401);
    if (mishap === 'late') return void setTimeout(send, LATE_MS, response, answer);
    if (mishap) return spoil(response, mishap, options);
    send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  return {
    url,
    credentials: options.credentials,
    payments: () => ledger.all,
    of: (reference) => ledger.of(reference),
    set,
    async setRefunds(id, state) {
      const payment = known(id);
      for (const refund of payment.refunds) if (refund.state === 'pending') refund.state = state;
      await webhooks.announce(payment);
    },
    async chargeBack(id, amount) {
      const payment = known(id);
      payment.chargedBack += amount;
      await webhooks.announce(payment);
    },
    refundAtOnce: (isAtOnce) => {
      isRefundAtOnce = isAtOnce;
    },
    offer: (offered) => {
      means = offered;
    },
    fail: (call, mishap, times = 1) => {
      for (let time = 0; time < times; time += 1) mishaps.push({ call, mishap });
    },
    heal: () => {
      mishaps.length = 0;
    },
    forgetKeys: () => answers.clear(),
    webhooks: webhooks.choose,
    takeHeld: webhooks.takeHeld,
    notify: webhooks.notify,
    deliveries: webhooks.deliveries,
    calls: (call) => counts.get(call) ?? 0,
    charges: (reference) => ledger.charges(reference),
    charged: (reference) => ledger.charged(reference),
    refunded: (reference) => ledger.refunded(reference),
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function spoil(response: ServerResponse, mishap: Exclude<Mishap, 'late'>, { errorOf }: PeerOptions): void {
  if (mishap === 'silent' || mishap === 'hanging-answer') return;
  if (mishap === 'cut' || mishap === 'lost-answer') return void response.socket?.destroy();
  if (mishap === 'elsewhere') return void response.writeHead(302, { location: '/elsewhere' }).end();
  if (mishap === 'refused') return void send(response, errorOf(422));
  if (mishap === 'garbage') {
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Wartung</h1>');
  }
  if (mishap === 'huge') return void response.writeHead(200).end(`"${'x'.repeat(1_000_000)}"`);
  if (mishap !== 'trickle') return void send(response, errorOf(STATUS_OF[mishap]));
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
}

function send(response: ServerResponse, { status, headers = {}, body }: PeerAnswer): void {
  if (body instanceof Buffer) return void response.writeHead(status, headers).end(body);
  response.writeHead(status, { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) });
  response.end(body && JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
