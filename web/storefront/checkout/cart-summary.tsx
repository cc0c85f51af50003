import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { CartItem } from '#domain/ordering/item.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import type { PricedLine } from '#domain/ordering/pricing.ts';
import { cartColumnStands } from '#web/lib/cart/cart-panel.ts';
import { useOrderPlace } from '#web/lib/cart/order-place.ts';
import { amountText, cartBasePriceText, cartContentsText, partTexts } from '#web/lib/item-text.ts';
import { useShop } from '#web/lib/shop.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { CartTotals } from '../cart/cart-totals.tsx';
import { LineQuestionBox, type LineQuestionProps } from '../cart/line-question.tsx';
import { QuestionNews } from '../cart/question-news.tsx';
import type { LineQuestion } from '../cart/questions.ts';
import { Suggestions } from '../cart/suggestions.tsx';
import { NotThen } from '../time/not-then.tsx';
import { faultsOfItem } from './checkout-faults.ts';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** The whole order again, directly above the button that places it (R74). */
export function CartSummary({ checkout }: { checkout: Checkout }) {
  const { branch, items, totals, newTotals, faults, questions, errorOf } = checkout;
  const priced = newTotals ?? totals;
  useEffect(cartColumnStands, []);
  return (
    <div id="checkout-items" tabIndex={-1} className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-display text-xl leading-tight desk:text-2xl">{texts.yourOrder}</h2>
        <Link
          to={`/store/${branch.identifier}`}
          className="-my-2.5 inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-2"
        >
          {texts.edit}
        </Link>
      </div>
      <p className="-mt-2 text-muted text-sm">{useOrderPlace(branch)}</p>
      <ul data-lines className="flex flex-col divide-y divide-line border-line border-y">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal items differ by nothing but their place.
          <li key={index} id={`checkout-item-${index}`} data-line tabIndex={-1} className="py-3">
            <SummaryLine item={item} line={priced.items[index]} />
            <Question {...{ branch, item, index }} question={questions[index] ?? null} />
            {!questions[index] && <NotThen branch={branch} item={item} />}
            {faultsOfItem(faults, index).map(({ message }) => (
              <div key={message} className="mt-1.5">
                <FieldError id={`checkout-item-${index}-error`} error={message} />
              </div>
            ))}
          </li>
        ))}
      </ul>
      <div role="status" className="sr-only">
        <QuestionNews items={items} questions={questions} />
      </div>
      <Suggestions branch={branch} />
      <CartTotals priced={priced} hasTaxes />
      <FieldError id="checkout-items-error" error={errorOf('items')} />
    </div>
  );
}

function Question({
  question,
  ...line
}: Omit<LineQuestionProps, 'question'> & { question: LineQuestion | null }) {
  return question && <LineQuestionBox {...line} question={question} />;
}

interface SummaryLineProps {
  item: CartItem;
  /** Unknown when the server asks for another total without a breakdown. */
  line: PricedLine | undefined;
}

function SummaryLine({ item, line }: SummaryLineProps) {
  const { currency } = useShop().shop.config;
  const { product } = item;
  const parts = partTexts(item);
  const contents = cartContentsText(item);
  const basePrice = line ? cartBasePriceText(item, line, currency) : '';
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 hyphens-auto font-medium leading-snug">
          <span className="tabular-nums">{amountText(item)}</span> {product.name}
        </p>
        {line && (
          <p className="shrink-0 leading-snug tabular-nums">
            {product.isPriceHidden ? texts.onRequest : formatPrice(line.gross, line.pricing, currency)}
          </p>
        )}
      </div>
      {basePrice && <p className="mt-0.5 text-muted text-sm tabular-nums">{basePrice}</p>}
      {contents && (
        <p className="mt-0.5 break-words text-muted text-sm leading-snug">
          {texts.contents} <span className="text-ink">{contents}</span>
        </p>
      )}
      {parts.map(({ name, text }) => (
        <p key={name} className="mt-0.5 break-words text-muted text-sm leading-snug">
          {name}: <span className="text-ink">{text}</span>
        </p>
      ))}
      {product.allergens && (
        <p className="mt-0.5 text-muted text-sm">{texts.allergens({ allergens: product.allergens })}</p>
      )}
    </>
  );
}
