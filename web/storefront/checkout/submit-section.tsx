import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import type { PricedCart } from '#domain/ordering/pricing.ts';
import { BINDING_LINE, SUBMIT_LABELS } from '#text/state-texts.ts';
import { phoneHref } from '#web/lib/format.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { MinimumGap } from '../cart/delivery-gap.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';
import type { Submission } from './use-submit.ts';

/** The button that places the order, with the wording required by law, and the way back. */
export function SubmitSection({ checkout, submission }: { checkout: Checkout; submission: Submission }) {
  const { branch, mode, newTotals, totals, items, questions, draft } = checkout;
  const asking = questions.findIndex(Boolean);
  const isHeld = asking >= 0;
  const { isSending, isConflict, startAnew } = submission;
  const button = useRef<HTMLButtonElement>(null);
  const startAgain = () => {
    flushSync(startAnew);
    // The question is gone: what it was about is pressed next.
    (button.current ?? document.getElementById('inhalt'))?.focus();
  };
  return (
    <div className="flex flex-col gap-3">
      {newTotals && !isHeld && <PriceChange before={totals} after={newTotals} />}
      {isConflict && <EarlierOrder phone={branch.phone} onStartAnew={startAgain} />}
      {!mode && <MinimumGap branch={branch} priced={totals} area={checkout.area} />}
      {mode && (
        <Button
          ref={button}
          type="submit"
          size="large"
          isWide
          aria-disabled={isSending || isHeld}
          {...(isHeld ? { 'aria-describedby': 'checkout-asking' } : {})}
          className="flex-col gap-0.5"
        >
          {isSending ? (
            <span>{texts.processing}</span>
          ) : (
            <>
              <span>{SUBMIT_LABELS[mode.code]}</span>
              {mode.isBinding && <span className="font-medium text-sm">{BINDING_LINE}</span>}
            </>
          )}
        </Button>
      )}
      {/* Below the button: nothing may move under a finger about to press it. */}
      {mode && isHeld && (
        <p id="checkout-asking" className="text-center text-sm">
          {texts.answerFirst<ReactNode>({
            product: items[asking]?.product.name ?? '',
            question: (words) => (
              <a
                key="question"
                href={`#checkout-item-${asking}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusQuestion(asking);
                }}
                className="inline-block py-1 font-medium text-primary underline underline-offset-2"
              >
                {words}
              </a>
            ),
          })}
        </p>
      )}
      {mode && !isHeld && isOnlineMethod(draft.paymentMethod) && (
        <p className="text-center text-muted text-sm">{texts.afterSubmit}</p>
      )}
      <ButtonLink to={`/store/${branch.identifier}`} look="secondary" isWide>
        {texts.back}
      </ButtonLink>
    </div>
  );
}

/** Scrolls and focuses the question about a cart line. */
export function focusQuestion(index: number): void {
  const question = document.querySelector<HTMLElement>(`#checkout-item-${index} [data-question]`);
  question?.scrollIntoView({ block: 'center' });
  question?.focus({ preventScroll: true });
}

/** This key already placed an order with other content: ask before placing another. */
function EarlierOrder({ phone, onStartAnew }: { phone: string; onStartAnew: () => void }) {
  return (
    <div id="checkout-earlierOrder" tabIndex={-1}>
      <NoticeBox tone="warning" title={texts.earlierOrder}>
        <p>
          {phone && (
            <>
              {texts.callInDoubt<ReactNode>({
                phone,
                link: (words) => (
                  <a
                    key="link"
                    href={phoneHref(phone)}
                    className="whitespace-nowrap font-medium text-primary underline"
                  >
                    {words}
                  </a>
                ),
              })}{' '}
            </>
          )}
          {texts.orderAgainQuestion}
        </p>
        <Button look="secondary" size="small" onClick={onStartAnew} className="mt-3">
          {texts.orderAgain}
        </Button>
      </NoticeBox>
    </div>
  );
}

/** The totals that the server now asks for; submitting again accepts them. */
function PriceChange({ before, after }: { before: PricedCart; after: PricedCart }) {
  const { currency } = useShop().shop.config;
  const total = ({ pricing, totalGross }: PricedCart) => formatPrice(totalGross, pricing, currency);
  return (
    <div id="checkout-totalGross" tabIndex={-1}>
      <NoticeBox tone="warning" icon="info" title={texts.pricesChanged}>
        <p>
          {after.pricing !== 'minimum' && (
            <>
              {texts.newTotal<ReactNode>({
                total: total(after),
                before: total(before),
                strong: (words) => <strong key="total">{words}</strong>,
              })}{' '}
            </>
          )}
          {texts.sendToAgree}
        </p>
      </NoticeBox>
    </div>
  );
}
