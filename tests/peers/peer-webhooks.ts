import type { Delivery, Forgery, PeerPayment, PeerWebhook, WebhookMode } from './payment-peer.ts';

export interface Webhooks {
  choose(mode: WebhookMode): void;
  /** What became of a payment is told, or held back, as chosen. */
  announce(payment: PeerPayment): Promise<void>;
  notify(id: string, forgery?: Forgery): Promise<number>;
  takeHeld(): PeerPayment[];
  deliveries(): readonly Delivery[];
}

/** Mollie waits 15 seconds for an answer. */
const ANSWER_MS = 15_000;

/** What a provider tells of itself. */
export function createWebhooks(
  webhookOf: (id: string, forgery: Forgery | null) => PeerWebhook & { url: string | null },
): Webhooks {
  const deliveries: Delivery[] = [];
  let held: PeerPayment[] = [];
  let mode: WebhookMode = 'sent';

  const notify = async (id: string, forgery: Forgery | null = null): Promise<number> => {
    const { url, headers, body } = webhookOf(id, forgery);
    if (url === null) throw new Error(`${id} has no webhook`);
    const status = await statusOf(url, headers, body);
    deliveries.push({ id, status });
    return status;
  };
  return {
    choose: (next) => {
      mode = next;
    },
    async announce(payment) {
      if (mode === 'off' || payment.webhookUrl === null) return;
      if (mode === 'held') held.push(payment);
      else await Promise.all(Array.from({ length: mode === 'doubled' ? 2 : 1 }, () => notify(payment.id)));
    },
    notify,
    takeHeld: () => {
      const taken = held;
      held = [];
      return taken;
    },
    deliveries: () => deliveries,
  };
}

/** 0: no answer. */
async function statusOf(url: string, headers: Record<string, string>, body: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
