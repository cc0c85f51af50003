import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Deps } from '#use-cases/ports.ts';
import { checkPayment } from './check-payment.ts';
import type { WebhookCall } from './payment-provider.ts';
import { providerOf } from './provider-of.ts';

/** Payments that are being asked about: of a flood of calls about one, a single question is left (A55). */
export type PaymentsInQuestion = Map<number, Promise<unknown>>;

/**
 * A provider says that something is new about a payment. Its word is not taken: the provider is asked (R80). Unknown and
 * forged calls change nothing, and learn nothing. Throws ProviderFault when it cannot be asked, so that the call comes again.
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
  const { provider } = await providerOf(deps, method, attempt.branch);
  if (!provider.isGenuine(call)) {
    deps.log.warn({ method }, 'a webhook call was not signed by its provider');
    return;
  }
  const running = inQuestion.get(attempt.id);
  if (running) return void (await running);
  const question = checkPayment(deps, attempt.id).finally(() => inQuestion.delete(attempt.id));
  inQuestion.set(attempt.id, question);
  await question;
}
