import { FieldError } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { MethodCards } from '../payment/method-cards.tsx';
import { Section } from './section.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';
import { VoucherField } from './voucher-field.tsx';

/** The methods that the shop, the branch and this cart allow. */
export function PaymentSection({ checkout }: { checkout: Checkout }) {
  const { branch, service, draft, methods, set, errorOf } = checkout;
  const error = errorOf('paymentMethod');
  if (methods.length === 0 && branch.isQuotationRequired) return null;
  return (
    <Section title={texts.paymentMethod}>
      <fieldset
        id="checkout-paymentMethod"
        tabIndex={-1}
        {...(error ? { 'aria-describedby': 'payment-error' } : {})}
      >
        <legend className="sr-only">{texts.paymentMethod}</legend>
        {methods.length === 0 && <NoticeBox tone="error">{texts.noPaymentMethod}</NoticeBox>}
        <MethodCards
          branch={branch}
          methods={methods}
          chosen={draft.paymentMethod}
          service={service}
          // With another method, what was said of the code is stale.
          onChoose={(method) => set({ paymentMethod: method, voucherCode: draft.voucherCode })}
        />
      </fieldset>
      <div className="mt-2 empty:hidden">
        <FieldError id="payment-error" error={error} />
      </div>
      <VoucherField checkout={checkout} />
    </Section>
  );
}
