import type { Mail, Sms } from '#use-cases/message-ports.ts';
import type { Deliveries } from '#use-cases/operations/deliveries.ts';
import type {
  PaymentProvider,
  PaymentService,
  PaymentServices,
} from '#use-cases/payments/payment-provider.ts';
import type { Log } from '#use-cases/ports.ts';
import { type Tracing, traced } from '#use-cases/signals/tracing.ts';

export interface Watching {
  log: Log;
  tracing: Tracing | null;
  deliveries: Deliveries;
}

/** The same mail, but each message is a line in the log, a span and a count. */
export function watchedMail(mail: Mail, watching: Watching): Mail {
  // What is only kept as a file is not sent.
  if (!mail.isSending) return mail;
  return {
    ...mail,
    // The first part of its id names the row of the outbox; the rest may name an order.
    send: (message) =>
      watched('mail', { message: message.messageId.split('.')[0]?.replace('<', '') ?? '' }, watching, () =>
        mail.send(message),
      ),
  };
}

/** Likewise SMS. */
export function watchedSms(sms: Sms | null, watching: Watching): Sms | null {
  return sms && { ...sms, send: (message) => watched('sms', {}, watching, () => sms.send(message)) };
}

async function watched(
  channel: 'mail' | 'sms',
  about: object,
  { log, tracing, deliveries }: Watching,
  send: () => Promise<void>,
): Promise<void> {
  const begin = performance.now();
  const ms = () => Math.round(performance.now() - begin);
  try {
    await traced(tracing, `${channel} send`, { kind: 'client' }, send);
    deliveries.note(channel, 'sent');
    log.info({ ...about, ms: ms() }, `${channel} accepted`);
  } catch (error) {
    deliveries.note(channel, 'failed');
    log.warn({ ...about, ms: ms() }, `${channel} not accepted`);
    throw error;
  }
}

/** The same providers, but each call is a span. */
export function tracedPayments(services: PaymentServices, tracing: Tracing | null): PaymentServices {
  if (!tracing) return services;
  const entries = Object.entries(services) as [string, PaymentService][];
  return Object.fromEntries(entries.map(([name, service]) => [name, tracedService(name, service, tracing)]));
}

function tracedService(name: string, service: PaymentService, tracing: Tracing): PaymentService {
  return {
    ...service,
    connect(credentials) {
      const provider = service.connect(credentials);
      const call = <T>(verb: string, work: () => Promise<T>) =>
        traced(tracing, `${name} ${verb}`, { kind: 'client' }, work);
      const watched: PaymentProvider = {
        start: (payment) => call('start', () => provider.start(payment)),
        status: (payment) => call('status', () => provider.status(payment)),
        cancel: (payment) => call('cancel', () => provider.cancel(payment)),
        refund: (payment, refund) => call('refund', () => provider.refund(payment, refund)),
        isGenuine: (webhook) => provider.isGenuine(webhook),
        test: () => call('test', () => provider.test()),
      };
      return provider.means
        ? { ...watched, means: (currency) => call('means', async () => provider.means?.(currency) ?? []) }
        : watched;
    },
  };
}
