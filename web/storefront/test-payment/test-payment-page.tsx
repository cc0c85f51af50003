import { type Cents, formatMoney } from '#domain/money/money.ts';
import { TEST_PAYMENT_CHOICES, type TestPaymentChoice } from '#domain/payment/test-payment-state.ts';
import { buttonClass } from '#web/ui/button.tsx';
import * as texts from './texts.ts';

export interface TestPaymentView {
  amount: Cents;
  currency: string;
  description: string;
  returnUrl: string;
  /** Whether the guest has still to choose. */
  isOpen: boolean;
}

const CHOICES: Record<TestPaymentChoice, { label: string; note: string }> = {
  pay: { label: texts.pay, note: texts.payNote },
  wait: { label: texts.wait, note: texts.waitNote },
  fail: { label: texts.fail, note: texts.failNote },
  cancel: { label: texts.cancel, note: texts.cancelNote },
};

/** Where a guest of the demo pays: rendered once, without a script (R303). */
export function TestPaymentPage({ shopName, payment }: { shopName: string; payment: TestPaymentView }) {
  const { amount, currency, description, returnUrl, isOpen } = payment;
  return (
    <main className="page-width flex min-h-dvh flex-col items-center justify-center gap-6 py-10">
      <p className="font-semibold text-muted">{shopName}</p>
      <div className="flex w-full max-w-lg flex-col gap-6 rounded-card border border-line bg-card p-6 shadow-card">
        <div className="flex flex-col gap-3">
          <h1 className="font-display text-3xl">{texts.title}</h1>
          <p className="rounded-theme border border-line bg-sand px-4 py-3 font-semibold">{texts.noMoney}</p>
          <p className="text-muted">{texts.note}</p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
          <dt className="text-muted">{texts.purpose}</dt>
          <dd className="break-words">{description}</dd>
          <dt className="text-muted">{texts.amount}</dt>
          <dd className="text-xl font-semibold">{formatMoney(amount, currency)}</dd>
        </dl>
        {isOpen ? <Choices /> : <p className="font-semibold">{texts.isDecided}</p>}
        <a
          className="inline-flex min-h-11 items-center self-center text-balance text-center underline"
          href={returnUrl}
        >
          {isOpen ? texts.backUndecided({ shop: shopName }) : texts.back({ shop: shopName })}
        </a>
      </div>
    </main>
  );
}

function Choices() {
  return (
    <form method="post" className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{texts.choices}</h2>
      {TEST_PAYMENT_CHOICES.map((choice) => {
        const { label, note } = CHOICES[choice];
        return (
          <div key={choice} className="flex flex-col gap-1">
            <button
              type="submit"
              name="choice"
              value={choice}
              aria-describedby={`${choice}-note`}
              className={buttonClass({ look: choice === 'pay' ? 'primary' : 'secondary', isWide: true })}
            >
              {label}
            </button>
            <p id={`${choice}-note`} className="text-sm text-muted">
              {note}
            </p>
          </div>
        );
      })}
    </form>
  );
}
