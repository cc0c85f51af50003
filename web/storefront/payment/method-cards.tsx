import { useId } from 'react';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { MeansList } from '#web/ui/means-list.tsx';
import * as texts from './texts.ts';

interface MethodCardsProps {
  branch: Pick<Branch, 'paymentMeans'>;
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
  service: Service;
  onChoose: (method: PaymentMethod) => void;
}

/** Payment methods to choose from, each with when it is paid and, online, with what; to be placed in a fieldset. */
export function MethodCards({ branch, methods, chosen, service, onChoose }: MethodCardsProps) {
  const cards = useId();
  return (
    <div className="grid gap-2.5">
      {methods.map((method) => {
        const id = `${cards}-${method}`;
        const means = meansOf(branch, method);
        return (
          <label key={method} className="choice-card flex-wrap gap-y-0">
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
              // Whoever listens hears first what the method is, then with what it is paid.
              aria-labelledby={`${id} ${id}-when`}
              {...(means.length > 0 ? { 'aria-describedby': `${id}-means` } : {})}
              className="tick tick-round"
            />
            <span id={id} className="flex-1 font-medium">
              {PAYMENT_METHOD_NAMES[method]}
            </span>
            <span id={`${id}-when`} className="ml-auto text-muted text-sm">
              {isOnlineMethod(method) ? texts.payOnlineNow : texts.PAID_WHEN[service]}
            </span>
            {means.length > 0 && <MeansList id={`${id}-means`} means={means} className="mt-2 basis-full" />}
          </label>
        );
      })}
    </div>
  );
}

/** What guests of the branch can pay with at a method. */
export function meansOf({ paymentMeans = [] }: Pick<Branch, 'paymentMeans'>, method: PaymentMethod) {
  return paymentMeans.filter((one) => one.method === method);
}
