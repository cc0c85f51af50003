import { voucherOf } from '#domain/order/payments/voucher-code.ts';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import { FIELD_LABELS } from '#text/errors/field-labels.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Section } from './section.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** The methods that the shop, the branch and this cart allow. */
export function PaymentSection({ checkout }: { checkout: Checkout }) {
  const { branch, service, draft, methods, set, errorOf } = checkout;
  const error = errorOf('paymentMethod');
  if (methods.length === 0 && branch.isQuotationRequired) return null;
  const noteOf = (method: PaymentMethod) =>
    isOnlineMethod(method) ? texts.payOnlineNow : texts.PAID_WHEN[service];
  return (
    <Section title={texts.paymentMethod}>
      <fieldset
        id="checkout-paymentMethod"
        tabIndex={-1}
        {...(error ? { 'aria-describedby': 'payment-error' } : {})}
      >
        <legend className="sr-only">{texts.paymentMethod}</legend>
        {methods.length === 0 && <NoticeBox tone="error">{texts.noPaymentMethod}</NoticeBox>}
        <div className="grid gap-2.5">
          {methods.map((method) => (
            <label key={method} className="choice-card flex-wrap gap-y-0">
              <input
                type="radio"
                name="paymentMethod"
                value={method}
                checked={method === draft.paymentMethod}
                onChange={() => set({ paymentMethod: method })}
                className="tick tick-round"
              />
              <span className="flex-1 font-medium">{PAYMENT_METHOD_NAMES[method]}</span>
              <span className="ml-auto text-muted text-sm">{noteOf(method)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-2 empty:hidden">
        <FieldError id="payment-error" error={error} />
      </div>
      <VoucherField checkout={checkout} />
    </Section>
  );
}

/** A guest may have the voucher with them instead: the counter redeems it either way (R319). */
function VoucherField({ checkout: { draft, set, leave, errorOf } }: { checkout: Checkout }) {
  if (!voucherOf(draft.paymentMethod)) return null;
  return (
    <div className="mt-4">
      <TextField
        id="checkout-voucherCode"
        name="voucherCode"
        label={FIELD_LABELS.voucherCode ?? ''}
        hint={texts.voucherHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={draft.voucherCode ?? ''}
        error={errorOf('voucherCode')}
        onChange={(event) => set({ voucherCode: event.target.value || null })}
        onBlur={() => leave('voucherCode')}
        className="uppercase placeholder:normal-case"
      />
    </div>
  );
}
