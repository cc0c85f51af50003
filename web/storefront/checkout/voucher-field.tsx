import { LONGEST_CODE, voucherOf, writtenCode } from '#domain/order/payments/voucher-code.ts';
import { TextField } from '#web/ui/field.tsx';
import { fieldId } from './checkout-faults.ts';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** The code of the voucher, for methods that have one; it can as well be shown when the order is paid (R319). */
export function VoucherField({ checkout }: { checkout: Checkout }) {
  const { draft, set, leave, errorOf } = checkout;
  const voucher = voucherOf(draft.paymentMethod);
  if (!voucher) return null;
  return (
    <div className="mt-4 max-w-md">
      <TextField
        id={fieldId('voucherCode')}
        name="voucherCode"
        label={voucher.label}
        hint={texts.voucherHint}
        value={draft.voucherCode ?? ''}
        maxLength={LONGEST_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf('voucherCode')}
        onChange={(event) => set({ voucherCode: event.target.value || null })}
        onBlur={() => {
          const written = writtenCode(draft.voucherCode);
          if (written !== draft.voucherCode) set({ voucherCode: written });
          leave('voucherCode');
        }}
      />
    </div>
  );
}
