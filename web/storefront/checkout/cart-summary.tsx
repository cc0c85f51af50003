import { Link } from 'react-router-dom';
import type { CartItem } from '#domain/item.ts';
import { formatMoney } from '#domain/money.ts';
import { pricePrefix } from '#domain/price-text.ts';
import type { PricedLine } from '#domain/pricing.ts';
import { amountText, cartContentsText, partTexts } from '#web/lib/item-text.ts';
import { useShop } from '#web/lib/shop.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { CartTotals } from '../cart/cart-totals.tsx';
import { faultsOfItem } from './checkout-faults.ts';
import type { Checkout } from './use-checkout.ts';

/** The whole order once more, directly above the button that places it (decisions 8). */
export function CartSummary({ checkout }: { checkout: Checkout }) {
  const { branch, items, totals, newTotals, service, area, faults, errorOf } = checkout;
  const priced = newTotals ?? totals;
  return (
    <div id="checkout-items" tabIndex={-1} className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-display text-xl leading-tight desk:text-2xl">Ihre Bestellung</h2>
        <Link
          to={`/store/${branch.identifier}`}
          className="-my-2.5 inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-2"
        >
          Bearbeiten
        </Link>
      </div>
      <p className="-mt-2 text-muted text-sm">{branch.name}</p>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal items differ by nothing but their place.
          <li key={index} id={`checkout-item-${index}`} tabIndex={-1} className="py-3">
            <SummaryLine item={item} line={priced.lines[index]} />
            {faultsOfItem(faults, index).map(({ message }) => (
              <div key={message} className="mt-1.5">
                <FieldError id={`checkout-item-${index}-error`} error={message} />
              </div>
            ))}
          </li>
        ))}
      </ul>
      <CartTotals priced={priced} service={service} area={area} hasTaxes />
      <FieldError id="checkout-items-error" error={errorOf('items')} />
    </div>
  );
}

interface SummaryLineProps {
  item: CartItem;
  /** Unknown when the server asks for another total without saying how it comes about. */
  line: PricedLine | undefined;
}

function SummaryLine({ item, line }: SummaryLineProps) {
  const { currency } = useShop().shop.config;
  const { product } = item;
  const texts = partTexts(item);
  const contents = cartContentsText(item);
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 hyphens-auto font-medium leading-snug">
          <span className="tabular-nums">{amountText(item)}</span> {product.name}
        </p>
        {line && (
          <p className="shrink-0 leading-snug tabular-nums">
            {product.isPriceHidden
              ? 'auf Anfrage'
              : pricePrefix(line.pricing) + formatMoney(line.gross, currency)}
          </p>
        )}
      </div>
      {contents && (
        <p className="mt-0.5 break-words text-muted text-sm leading-snug">
          Inhalt: <span className="text-ink">{contents}</span>
        </p>
      )}
      {texts.map(({ name, text }) => (
        <p key={name} className="mt-0.5 break-words text-muted text-sm leading-snug">
          {name}: <span className="text-ink">{text}</span>
        </p>
      ))}
      {product.allergens && <p className="mt-0.5 text-muted text-sm">Allergene: {product.allergens}</p>}
    </>
  );
}
