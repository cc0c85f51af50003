import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '#domain/catalogue/product.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { formatPrice, priceText } from '#domain/ordering/price-text.ts';
import { lineOf } from '#domain/ordering/pricing.ts';
import { quickItem } from '#domain/ordering/quick-add.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { closeCartPanel } from '#web/lib/cart/cart-panel.ts';
import { openConfigurator } from '#web/lib/cart/configurator-store.ts';
import { addQuickly } from '#web/lib/cart/quick-change.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import * as texts from './texts.ts';

/** After a tap the row moves: a second one so soon was meant for the same product. */
const DOUBLE_TAP_MS = 500;

/**
 * Products to add to the cart, in a row that scrolls sideways: one tap adds them, or opens those with choices.
 * What is added may leave the row, and then the focus goes to its neighbour or to the cart. For the keyboard the row is
 * one stop, in which the arrow keys move: the way to checkout stays short.
 */
export function ProductChips({ branch, products }: { branch: Branch; products: readonly Product[] }) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const [stop, setStop] = useState(0);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = buttons();
    all.at((all.findIndex((one) => one.matches(':focus')) + step) % all.length)?.focus();
  };
  const add = (item: CartItem, at: number) => {
    if (at - last.current < DOUBLE_TAP_MS) return;
    last.current = at;
    const cart = list.current?.closest<HTMLElement>('[data-cart], dialog');
    flushSync(() => addQuickly(branch, item));
    if (document.activeElement !== document.body) return;
    const next = buttons()[0] ?? cart?.querySelector<HTMLElement>('[data-line]');
    (next ?? document.getElementById('inhalt'))?.focus({ preventScroll: true });
  };
  return (
    <ul
      ref={list}
      onKeyDown={onKeyDown}
      className="-mx-1 flex min-w-0 snap-x gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:thin]"
    >
      {products.map((product, index) => (
        <li key={product.id} onFocus={() => setStop(index)} className="flex max-w-[85%] shrink-0 snap-start">
          <Chip
            branch={branch}
            product={product}
            isStop={index === Math.min(stop, products.length - 1)}
            onAdd={add}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChipProps {
  branch: Branch;
  product: Product;
  /** Where keyboard focus goes. */
  isStop: boolean;
  onAdd: (item: CartItem, at: number) => void;
}

function Chip({ branch, product, isStop, onAdd }: ChipProps) {
  const { currency } = useShop().shop.config;
  const item = quickItem(product);
  const image = product.images[0];
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-haspopup={item ? undefined : 'dialog'}
      onClick={({ timeStamp }) => {
        if (item) return onAdd(item, timeStamp);
        closeCartPanel();
        openConfigurator({ branch, product });
      }}
      className="flex min-h-12 items-center gap-2.5 rounded-theme border border-line-strong bg-card py-1 pr-2.5 pl-1 text-left text-sm leading-tight hover:border-ink"
    >
      <span className="size-10 shrink-0 overflow-hidden rounded-theme bg-sand">
        {image && (
          <Picture
            image={image}
            isDecorative
            sizes="40px"
            largest="tiny"
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="min-w-0">
        {item && <span className="sr-only">{texts.quickAdd({ product: product.name })}</span>}
        <span {...(item ? { 'aria-hidden': true } : {})} className="block font-medium">
          {product.name}
        </span>{' '}
        <span className="block text-muted tabular-nums">{chipPrice(product, item, currency)}</span>
      </span>
      <Icon name={item ? 'plus' : 'chevron-right'} className="size-5 text-primary" />
    </button>
  );
}

/** What one tap costs, or from what the product is to be had. */
function chipPrice(product: Product, item: CartItem | null, currency: string): string {
  if (product.isPriceHidden) return texts.onRequest;
  if (!item) return priceText(product, currency)?.price ?? texts.onRequest;
  const { gross, pricing } = lineOf(item, 'takeaway');
  return formatPrice(gross, pricing, currency);
}
