import { AppError } from '#domain/errors.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Deps } from '#use-cases/ports.ts';
import { checkPayment } from './check-payment.ts';
import type { WebhookCall } from './payment-provider.ts';
import { providersOf } from './provider-of.ts';

/**
 * Payments that are being asked about. However many calls arrive about one, they come down to two questions (A55): the one under
 * way, which may have been answered before the latest call was made, and one after it.
 */
export type PaymentsInQuestion = Map<number, { running: Promise<unknown>; next: Promise<unknown> | null }>;

/**
 * A provider says that something is new about a payment. Its word is not taken: the provider is asked (R80). Calls about
 * unknown payments change nothing, and learn nothing. Throws 'forbidden' for a forged one, and ProviderFault when the provider
 * cannot be asked, so that the call comes again.
 */
export async function receiveWebhook(
  deps: Deps,
  inQuestion: PaymentsInQuestion,
  { method, call }: { method: PaymentMethod; call: WebhookCall },
): Promise<void> {
  const providerId = deps.payments[method]?.paymentOfWebhook(call) ?? null;
  if (providerId === null) return;
  const attempt = await deps.db.payments.attemptOf(method, providerId);
  if (!attempt) return;
  const providers = await providersOf(deps, attempt);
  if (!providers.some((provider) => provider.isGenuine(call))) throw new AppError('forbidden');
  await question(inQuestion, attempt.id, () => checkPayment(deps, attempt.id));
}

function question(inQuestion: PaymentsInQuestion, id: number, ask: () => Promise<unknown>): Promise<unknown> {
  const found = inQuestion.get(id);
  if (found) {
    found.next ??= found.running.catch(() => {}).then(() => question(inQuestion, id, ask));
    return found.next;
  }
  const running = ask().finally(() => inQuestion.delete(id));
  inQuestion.set(id, { running, next: null });
  return running;
}
