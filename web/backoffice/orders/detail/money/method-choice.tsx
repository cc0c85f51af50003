import { COUNTER_METHODS } from '#domain/order/payments/counter.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';

interface MethodChoiceProps {
  label: string;
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** The ways of paying at the counter, as buttons large enough for a finger. */
export function MethodChoice({ label, method, onChange }: MethodChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
        {COUNTER_METHODS.map((one) => (
          <label
            key={one}
            className={`flex min-h-14 cursor-pointer items-center justify-center rounded-theme border px-3 py-2 text-center font-semibold leading-tight has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 ${
              one === method
                ? 'border-primary bg-primary-soft'
                : 'border-line-strong bg-card hover:border-ink'
            }`}
          >
            <input
              type="radio"
              name="counter-method"
              className="sr-only"
              checked={one === method}
              onChange={() => onChange(one)}
            />
            {PAYMENT_METHOD_NAMES[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
