import type { Deps } from '#use-cases/ports.ts';
import { type Tracing, traced } from '#use-cases/signals/tracing.ts';
import { runImport } from './use-cases/imports/run-import.ts';
import type { EffectHandlers } from './use-cases/messages/outbox-row.ts';
import { sendFormMail } from './use-cases/messages/send-form-mail.ts';
import { sendMail } from './use-cases/messages/send-mail.ts';
import { sendOrderSms } from './use-cases/messages/send-order-sms.ts';
import { watchSending } from './use-cases/messages/watch-sending.ts';
import { runInvoiceEffect } from './use-cases/papers/run-invoice-effect.ts';
import { lookAfterPayment } from './use-cases/payments/look-after-payment.ts';
import { makeRefund } from './use-cases/payments/make-refund.ts';
import { silentProviders } from './use-cases/payments/silent-providers.ts';
import { createPrintJobs } from './use-cases/printing/create-print-jobs.ts';
import { sendPush } from './use-cases/push/send-push.ts';

/** Likewise, each as a span below that of its cause. */
export function tracedHandlers(handlers: EffectHandlers, tracing: Tracing | null): EffectHandlers {
  if (!tracing) return handlers;
  const entries = Object.entries(handlers).map(([kind, handle]): [string, EffectHandlers['mail']] => [
    kind,
    (row, signal) =>
      traced(tracing, `outbox ${kind}`, { kind: 'internal', parent: row.traceparent }, () =>
        handle(row, signal),
      ),
  ]);
  return { ...handlers, ...Object.fromEntries(entries) };
}

/** What is done for each kind of row in the outbox. */
export function effectHandlers(deps: Deps): EffectHandlers {
  const silent = silentProviders();
  return {
    mail: (row) => watchSending(deps, row, sendMail),
    print: (row) => createPrintJobs(deps, row),
    sms: (row) => watchSending(deps, row, sendOrderSms),
    push: (row) => sendPush(deps, row),
    payment: (row) => lookAfterPayment(deps, silent, row),
    refund: (row) => makeRefund(deps, row),
    form: (row) => sendFormMail(deps, row),
    import: (row, signal) => runImport(deps, row, signal),
    invoice: (row) => runInvoiceEffect(deps, row),
  };
}
