import { canDecrease, decrease, formatAmount, increase } from '#domain/catalogue/amount.ts';
import { UNITS } from '#domain/money/units.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { amountInCart, newestLine } from '#domain/ordering/quick-add.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { say } from '../notices.ts';
import * as texts from '../texts.ts';
import { trackAddToCart } from '../tracking/analytics.ts';
import { noteQuickAdd } from './cart-panel.ts';
import { cartActions, cartOf } from './cart-store.ts';
import { removeLine } from './line-removal.ts';
import { placeText, type ShopOfPlaces } from './place-text.ts';

/** Adds `item`, or one step to the newest equal line (R149). */
export function addQuickly(branch: Branch, item: CartItem): void {
  const { items } = cartOf(branch.identifier);
  const index = newestLine(items, item);
  const line = items[index];
  const actions = cartActions(branch.identifier);
  trackAddToCart(branch, item);
  if (line) actions.replace(index, { ...line, amount: increase(line.product, line.unit, line.amount) });
  else actions.add(item);
  noteQuickAdd(item.product);
  tell(branch, item);
}

/** Takes one step from the newest equal line, which ends with its smallest amount; true when none is left. */
export function takeQuickly(branch: Branch, item: CartItem, shop: ShopOfPlaces): boolean {
  const cart = cartOf(branch.identifier);
  const { items } = cart;
  const index = newestLine(items, item);
  const line = items[index];
  if (!line) return true;
  const { product, unit, amount } = line;
  if (!canDecrease(product, unit, amount)) {
    removeLine(branch.identifier, index, placeText(branch, cart, shop));
    return newestLine(cartOf(branch.identifier).items, item) < 0;
  }
  cartActions(branch.identifier).replace(index, { ...line, amount: decrease(product, unit, amount) });
  tell(branch, item);
  return false;
}

function tell(branch: Branch, item: CartItem): void {
  const { product, unit } = item;
  const amount = formatAmount(amountInCart(cartOf(branch.identifier).items, item));
  say(
    texts.inCart({
      product: product.name,
      amount: unit === 'amount' ? amount : `${amount} ${UNITS[unit].shortName}`,
    }),
  );
}
