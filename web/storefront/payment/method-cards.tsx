import { isOnlineMethod } from '#domain/ordering/payment.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Service } from '#domain/shop/branch.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import * as texts from './texts.ts';

interface MethodCardsProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
  service: Service;
  onChoose: (method: PaymentMethod) => void;
}

/** Payment methods to choose from, each with when it is paid; to be placed in a fieldset. */
export function MethodCards({ methods, chosen, service, onChoose }: MethodCardsProps) {
  return (
    <div className="grid gap-2.5">
      {methods.map((method) => (
        <label key={method} className="choice-card flex-wrap gap-y-0">
          <input
            type="radio"
            name="paymentMethod"
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
            className="tick tick-round"
          />
          <span className="flex-1 font-medium">{PAYMENT_METHOD_NAMES[method]}</span>
          <span className="ml-auto text-muted text-sm">
            {isOnlineMethod(method) ? texts.payOnlineNow : texts.PAID_WHEN[service]}
          </span>
        </label>
      ))}
    </div>
  );
}
