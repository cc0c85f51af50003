import { lazy, Suspense, useState } from 'react';
import type { CartItem } from '#domain/ordering/item.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import type { PricedLine } from '#domain/ordering/pricing.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { cartActions } from '#web/lib/cart/cart-store.ts';
import { openConfigurator } from '#web/lib/cart/configurator-store.ts';
import { keepFocus } from '#web/lib/cart/keep-focus.ts';
import { removeLine } from '#web/lib/cart/line-removal.ts';
import { useOrderPlace } from '#web/lib/cart/order-place.ts';
import { cartBasePriceText, cartContentsText, partTexts } from '#web/lib/item-text.ts';
import { useShop } from '#web/lib/shop.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AmountStepper } from '../offer/amount-stepper.tsx';
import { OFFER_TEXTS } from '../offer/offer.ts';
import { NotThen } from '../time/not-then.tsx';
import { type LineQuestion, useLineQuestions } from './questions.ts';
import * as texts from './texts.ts';

const LineQuestionBox = lazy(() =>
  import('./line-question.tsx').then((module) => ({ default: module.LineQuestionBox })),
);
const QuestionNews = lazy(() =>
  import('./question-news.tsx').then((module) => ({ default: module.QuestionNews })),
);

interface CartLinesProps {
  branch: Branch;
  items: readonly CartItem[];
  /** One per item, from priceCart. */
  lines: readonly PricedLine[];
  /** Called before an item is opened for editing, so that a panel can close first. */
  onEdit?: () => void;
}

/** The items of a cart with choices, allergens and price. */
export function CartLines({ branch, items, lines, onEdit }: CartLinesProps) {
  const questions = useLineQuestions(branch, items);
  return (
    <>
      <ul data-lines className="flex flex-col">
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: equal items differ by nothing but their place.
            key={index}
            data-line
            tabIndex={-1}
            className="border-line border-b py-4 first:pt-0 last:border-0"
          >
            <CartLine
              {...{ branch, item, index, onEdit }}
              line={lines[index]}
              question={questions[index] ?? null}
            />
          </li>
        ))}
      </ul>
      <div role="status" className="sr-only">
        {questions.some(Boolean) && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <QuestionNews items={items} questions={questions} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}

interface CartLineProps {
  branch: Branch;
  item: CartItem;
  index: number;
  line: PricedLine | undefined;
  question: LineQuestion | null;
  onEdit?: (() => void) | undefined;
}

function CartLine({ branch, item, index, line, question, onEdit }: CartLineProps) {
  const { currency } = useShop().shop.config;
  const { product } = item;
  const isHidden = product.isPriceHidden || !line;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 hyphens-auto font-semibold leading-snug">{product.name}</p>
        <p className="shrink-0 font-semibold tabular-nums">
          {isHidden ? texts.onRequest : formatPrice(line.gross, line.pricing, currency)}
        </p>
      </div>
      <LineDetails item={item} basePrice={line ? cartBasePriceText(item, line, currency) : ''} />
      {question ? (
        <Question {...{ branch, item, index, onEdit, question }} />
      ) : (
        <NotThen branch={branch} item={item} />
      )}
      <LineControls {...{ branch, item, index, onEdit, question }} />
    </div>
  );
}

function LineDetails({ item, basePrice }: { item: CartItem; basePrice: string }) {
  const parts = partTexts(item);
  const contents = cartContentsText(item);
  const { allergens } = item.product;
  if (parts.length === 0 && !contents && !allergens && !basePrice) return null;
  return (
    <div className="flex flex-col gap-0.5 text-muted text-sm leading-snug">
      {basePrice && <p className="tabular-nums">{basePrice}</p>}
      {contents && (
        <p className="break-words">
          {texts.contents} <span className="text-ink">{contents}</span>
        </p>
      )}
      {parts.map(({ name, text }) => (
        <p key={name}>
          {name}: <span className="text-ink">{text}</span>
        </p>
      ))}
      {allergens && <p>{texts.allergens({ allergens })}</p>}
    </div>
  );
}

/** The question about a line; a short text while its code loads or if that fails. */
function Question(props: Omit<CartLineProps, 'line' | 'question'> & { question: LineQuestion }) {
  const { loss } = props.question;
  const word = (
    <p className="font-medium text-error text-sm">{loss ? OFFER_TEXTS[loss] : texts.hasChanged}</p>
  );
  return (
    <ErrorBoundary fallback={word}>
      <Suspense fallback={word}>
        <LineQuestionBox {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LineControls({ branch, item, index, question, onEdit }: Omit<CartLineProps, 'line'>) {
  const { product } = item;
  // Lines move up when one is removed: what was asked for belongs to the product, not to the place.
  const [asked, setAsked] = useState<{ product: number; wanted: number | null } | null>(null);
  const { replace } = cartActions(branch.identifier);
  const place = useOrderPlace(branch);
  return (
    <div className="flex items-center justify-between gap-2">
      <AmountStepper
        item={item}
        wanted={asked?.product === product.id ? asked.wanted : null}
        onAmount={(amount, wanted) => {
          setAsked({ product: product.id, wanted });
          replace(index, { ...item, amount });
        }}
        label={texts.amountOf({ product: product.name })}
        isSmall
      />
      <span className="flex">
        <IconButton
          label={texts.edit({ name: product.name })}
          onClick={() => {
            onEdit?.();
            openConfigurator({ branch, product: question?.current ?? product, index });
          }}
        >
          <Icon name="edit" className="size-5" />
        </IconButton>
        <IconButton
          label={texts.remove({ name: product.name })}
          onClick={(event) => keepFocus(event, () => removeLine(branch.identifier, index, place))}
          className="-mr-2"
        >
          <Icon name="trash" className="size-5" />
        </IconButton>
      </span>
    </div>
  );
}
