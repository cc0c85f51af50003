import { useState } from 'react';
import { type Product, stepsOf } from '#domain/catalogue/product.ts';
import { canAgree, updatedItem } from '#domain/ordering/cart-change.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { cartActions } from '#web/lib/cart/cart-store.ts';
import { openConfigurator } from '#web/lib/cart/configurator-store.ts';
import { keepFocus } from '#web/lib/cart/keep-focus.ts';
import { removeLine } from '#web/lib/cart/line-removal.ts';
import { useOrderPlace } from '#web/lib/cart/order-place.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { questionTexts, reducedAmount, reduceTo } from './question-text.ts';
import * as texts from './question-texts.ts';
import type { LineQuestion } from './questions.ts';
import { ReplaceOverlay } from './replace-overlay.tsx';

export interface LineQuestionProps {
  branch: Branch;
  item: CartItem;
  index: number;
  question: LineQuestion;
  /** Called before another overlay opens, so that a panel can close first. */
  onEdit?: (() => void) | undefined;
}

/** What changed or is missing about a line, with the possible answers; sits inside the line's list element. */
export function LineQuestionBox({ branch, item, index, question, onEdit }: LineQuestionProps) {
  const { currency } = useShop().shop.config;
  const [isReplacing, setIsReplacing] = useState(false);
  const { product } = item;
  const { current, loss, gaps, changes } = question;
  const { replace } = cartActions(branch.identifier);
  const place = useOrderPlace(branch);
  const isAgreeable = current !== null && changes.length > 0 && canAgree(item, current);
  const reduced = reducedAmount(question);
  const step = stepToChange(question, item);
  const edit = (product: Product) => {
    onEdit?.();
    openConfigurator({ branch, product, index, ...(step === null ? {} : { step }) });
  };
  return (
    <fieldset
      aria-label={texts.questionAbout({ product: product.name })}
      tabIndex={-1}
      data-question
      className="mt-1.5 min-w-0 rounded-theme border border-warning/30 bg-warning-soft px-3.5 py-2.5"
    >
      <ul className="text-sm leading-snug">
        {questionTexts(question, item, currency).map(({ shown, spoken }) => (
          <li key={shown} className="font-medium">
            {shown === spoken ? (
              shown
            ) : (
              <>
                <span aria-hidden="true" className="tabular-nums">
                  {shown}
                </span>
                <span className="sr-only">{spoken}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {isAgreeable && (
          <Button
            look="secondary"
            size="small"
            onClick={(event) => keepFocus(event, () => replace(index, updatedItem(item, current)))}
          >
            {texts.agree}
          </Button>
        )}
        {current && changes.length > 0 && !isAgreeable && (
          <Button look="secondary" size="small" aria-haspopup="dialog" onClick={() => edit(current)}>
            {texts.chooseAnew}
          </Button>
        )}
        {reduced !== null && (
          <Button
            look="secondary"
            size="small"
            onClick={(event) => keepFocus(event, () => replace(index, { ...item, amount: reduced }))}
          >
            {reduceTo(reduced, item)}
          </Button>
        )}
        {(loss || (gaps.length > 0 && reduced === null)) && (
          <Button
            look="secondary"
            size="small"
            aria-haspopup="dialog"
            onClick={() => (step === null ? setIsReplacing(true) : edit(current ?? product))}
          >
            {texts.replace}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          onClick={(event) => keepFocus(event, () => removeLine(branch.identifier, index, place))}
        >
          {texts.remove}
        </Button>
      </div>
      {isReplacing && (
        <ReplaceOverlay
          branch={branch}
          product={product}
          onClose={() => setIsReplacing(false)}
          onChoose={(other) => {
            setIsReplacing(false);
            edit(other);
          }}
        />
      )}
    </fieldset>
  );
}

/** Where the configurator opens: the step of the first option that is missing, as the product is sold now; null = none. */
function stepToChange({ current, gaps }: LineQuestion, { product }: CartItem): number | null {
  const at = gaps.find(({ step }) => step !== null)?.step ?? null;
  if (at === null) return null;
  const asked = stepsOf(product)[at];
  const now = stepsOf(current ?? product).findIndex(
    ({ name, type }) => name === asked?.name && type === asked.type,
  );
  return Math.max(0, now);
}
