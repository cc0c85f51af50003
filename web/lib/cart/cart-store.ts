import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import type { Product } from '#domain/catalogue/product.ts';
import type { CheckoutDraft } from '#domain/ordering/checkout.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import type { Service } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { dismissNotices, dismissPassing, notify } from '../notices.ts';
import { useShop } from '../shop.tsx';
import * as texts from '../texts.ts';
import { noteBranch } from './last-branch.ts';
import { placeText, type ShopOfPlaces } from './place-text.ts';

export type Draft = Partial<CheckoutDraft>;

/** What a cart is compared with, and named by. */
export type ShopOfCarts = ShopOfPlaces & Pick<Shop, 'branches' | 'products'>;

/** A customer's cart at one branch; kept in session storage. */
export interface Cart {
  items: CartItem[];
  /** The chosen service; null = not chosen yet. */
  service: Service | null;
  draft: Draft;
  /** False until session storage has been read: render nothing of the cart before. */
  hydrated: boolean;
}

const EMPTY: Cart = { items: [], service: null, draft: {}, hydrated: false };

/**
 * The rules that compare a cart with the shop; fetched with the first product, because every guest begins without one.
 * null = not needed so far.
 */
let rules: typeof import('#domain/ordering/cart-change.ts') | null = null;

/** Fetches the rules for carts with something in them. Throws if that fails. */
export async function loadCartRules(): Promise<void> {
  rules ??= await import('#domain/ordering/cart-change.ts');
}

const useCarts = create<{ carts: Record<string, Cart> }>(() => ({ carts: {} }));

/** A branch's cart; reads it from session storage after hydration and drops what the shop no longer sells. */
export function useCart(identifier: string): Cart {
  const { shop, isDueLoad } = useShop();
  const cart = useCarts((state) => state.carts[identifier] ?? EMPTY);
  useEffect(() => {
    if (identifier) loadCart(identifier, shop, isDueLoad);
  }, [identifier, shop, isDueLoad]);
  return cart;
}

/** A simple value from a branch's cart: components re-render only when it changes. */
export function useCartValue<T extends string | number | boolean>(
  identifier: string,
  pick: (cart: Cart) => T,
): T {
  return useCarts(({ carts }) => pick(carts[identifier] ?? EMPTY));
}

/** The identifiers of the branches whose carts hold something; reads all stored carts after hydration. */
export function useFilledCarts(): readonly string[] {
  const { shop, isDueLoad } = useShop();
  const { branches } = shop;
  const filled = useCarts(({ carts }) =>
    branches.flatMap(({ identifier }) => (carts[identifier]?.items.length ? identifier : [])).join('/'),
  );
  useEffect(() => {
    for (const { identifier } of branches) if (isStored(identifier)) loadCart(identifier, shop, isDueLoad);
  }, [branches, shop, isDueLoad]);
  return useMemo(() => filled.split('/').filter(Boolean), [filled]);
}

/**
 * Compares a cart with the products of the shop; called after each load of the shop's data. Carts stored before this
 * page, and every cart on the load that is due every 4 hours, are migrated: items whose product changed or vanished are
 * removed (R60). When the shop changes while the page is open, nothing is removed: such items keep the product as it was
 * added to the cart, and their lines ask (cart-change.ts). A reload keeps the question.
 */
export function loadCart(identifier: string, shop: ShopOfCarts, isDueLoad = false): void {
  const { products } = shop;
  const present = cartOf(identifier);
  const isFirst = !comparedWith.has(identifier);
  if (present.hydrated && comparedWith.get(identifier) === products) return;
  const asked = isDueLoad ? new Set<number>() : askedIn(identifier);
  const cart = present.hydrated ? present : { ...readStored(identifier), hydrated: true };
  if (cart.items.length > 0 && !rules) {
    // Until then the cart is not hydrated.
    loadCartRules().then(
      () => loadCart(identifier, shop, isDueLoad),
      () => put(identifier, cart),
    );
    return;
  }
  comparedWith.set(identifier, products);
  if (!isFirst && !isDueLoad) {
    put(identifier, { ...cart, items: followed(identifier, cart.items) });
    writeStored(identifier, cartOf(identifier));
    return;
  }
  const { kept, removed } = rules?.migrateCart(cart.items, products, asked) ?? { kept: [], removed: [] };
  put(identifier, { ...cart, items: kept });
  if (removed.length === 0) return;
  writeStored(identifier, cartOf(identifier));
  const names = removed.map((item) => item.product.name).join(', ');
  const branch = shop.branches.find((one) => one.identifier === identifier);
  const detail = branch ? placeText(branch, cart, shop) : '';
  notify({ text: texts.productsGone({ products: names }), detail });
}

/** The products that each cart was last compared with: several components load the same cart. */
const comparedWith = new Map<string, readonly Product[]>();

/** The items with the shop's changes since, except those that the guest has to be asked about. */
function followed(identifier: string, items: CartItem[]): CartItem[] {
  const products = comparedWith.get(identifier);
  if (!products || !rules) return items;
  const { refreshedItem } = rules;
  const present = items.map((item) => refreshedItem(item, productOf(products, item)));
  return present.every((item, at) => item === items[at]) ? items : present;
}

/** The ids of the products that the guest is being asked about. */
function questions(identifier: string, items: readonly CartItem[]): number[] {
  const products = comparedWith.get(identifier);
  // Until the first comparison the last page's questions remain.
  if (!products || !rules) return [...askedIn(identifier)];
  const { itemChanges } = rules;
  return items.flatMap((item) => {
    const current = productOf(products, item);
    return current && itemChanges(item, current).length === 0 ? [] : [item.product.id];
  });
}

function productOf(products: readonly Product[], item: CartItem): Product | undefined {
  return products.find(({ id }) => id === item.product.id);
}

/** The current cart, without subscribing to it. */
export function cartOf(identifier: string): Cart {
  return useCarts.getState().carts[identifier] ?? EMPTY;
}

export interface CartActions {
  add: (item: CartItem) => void;
  /** Puts an item back in its place; at the end if there are fewer lines now. */
  insert: (index: number, item: CartItem) => void;
  replace: (index: number, item: CartItem) => void;
  remove: (index: number) => void;
  setService: (service: Service) => void;
  setDraft: (change: Draft) => void;
  /** After an order: clears items, appointment, comment and voucher, keeps contact data. */
  clear: () => void;
  /** Clears everything, even contact data (self-service). */
  clearAll: () => void;
}

/** Changes to one branch's cart; each is stored at once. */
export function cartActions(identifier: string): CartActions {
  const change = (step: (cart: Cart) => Partial<Cart>) =>
    update(identifier, (cart) => ({ ...cart, ...step(cart) }));
  const changeLines = (step: (cart: Cart) => Partial<Cart>) => {
    dismissPassing(identifier);
    change(step);
  };
  const empty = (step: (cart: Cart) => Partial<Cart>) => {
    dismissNotices(identifier);
    change(step);
  };
  return {
    add: (item) => {
      change(({ items }) => ({ items: [...items, item] }));
      noteBranch(identifier);
    },
    insert: (index, item) =>
      changeLines(({ items }) => ({ items: [...items.slice(0, index), item, ...items.slice(index)] })),
    replace: (index, item) =>
      changeLines(({ items }) => ({ items: items.map((old, at) => (at === index ? item : old)) })),
    remove: (index) => changeLines(({ items }) => ({ items: items.filter((_, at) => at !== index) })),
    setService: (service) => change(() => ({ service })),
    setDraft: (draft) => change((cart) => ({ draft: { ...cart.draft, ...draft } })),
    clear: () => empty(({ draft }) => ({ items: [], draft: withoutOrder(draft) })),
    clearAll: () => empty(() => ({ items: [], service: null, draft: {} })),
  };
}

function withoutOrder(draft: Draft): Draft {
  const { appointmentDate: _appointment, comment: _comment, voucherCode: _code, ...rest } = draft;
  return rest;
}

function update(identifier: string, step: (cart: Cart) => Cart): void {
  const present = cartOf(identifier);
  // An action may precede the first read: it must not overwrite what is stored.
  const changed = step(present.hydrated ? present : { ...readStored(identifier), hydrated: true });
  // What was opened before the shop changed carries the stale product.
  const cart = { ...changed, items: followed(identifier, changed.items) };
  put(identifier, cart);
  writeStored(identifier, cart);
  if (cart.items.length === 0 || rules) return;
  // Added before the rules were there: the shop may have changed meanwhile.
  loadCartRules().then(
    () => update(identifier, (present) => present),
    () => undefined,
  );
}

function put(identifier: string, cart: Cart): void {
  useCarts.setState(({ carts }) => ({ carts: { ...carts, [identifier]: cart } }));
}

/** The stored questions: about lines of this visit. */
function askedIn(identifier: string): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(identifier)) ?? 'null');
    const asked = stored !== null && typeof stored === 'object' && 'asked' in stored ? stored.asked : [];
    return new Set(Array.isArray(asked) ? asked.filter((id: unknown) => typeof id === 'number') : []);
  } catch {
    return new Set();
  }
}

const storageKey = (identifier: string) => `theke-cart-${identifier}`;

/** Whether this visit has kept anything for a branch, be it only a form. */
export function isStored(identifier: string): boolean {
  try {
    return sessionStorage.getItem(storageKey(identifier)) !== null;
  } catch {
    return false;
  }
}

function readStored(identifier: string): Cart {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(identifier)) ?? 'null');
    if (stored === null || typeof stored !== 'object') return EMPTY;
    const { items, service, draft } = stored as Partial<Cart>;
    return {
      ...EMPTY,
      items: Array.isArray(items) ? items.filter(isCartItem) : [],
      service: service === 'takeaway' || service === 'delivery' || service === 'dineIn' ? service : null,
      draft: draft !== null && typeof draft === 'object' ? draft : {},
    };
  } catch {
    // Storage is disabled or holds foreign data: start with an empty cart.
    return EMPTY;
  }
}

/** Whether this visit has put something into a branch's cart; for code that runs before the first rendering. */
export function hasStoredItems(identifier: string): boolean {
  return readStored(identifier).items.length > 0;
}

/** Whether something stored has the shape of an item; not whether it can be ordered. */
export function isCartItem(value: unknown): value is CartItem {
  if (value === null || typeof value !== 'object') return false;
  const item = value as Partial<CartItem>;
  return (
    typeof item.amount === 'number' &&
    typeof item.unit === 'string' &&
    Array.isArray(item.parts) &&
    typeof item.product?.id === 'number' &&
    typeof item.product.name === 'string' &&
    typeof item.product.allergens === 'string' &&
    Array.isArray(item.product.config?.parts) &&
    Array.isArray(item.product.alternativeUnits) &&
    Array.isArray(item.product.bundleItems)
  );
}

function writeStored(identifier: string, { items, service, draft }: Cart): void {
  try {
    const asked = questions(identifier, items);
    const stored = { items, service, draft, ...(asked.length > 0 ? { asked } : {}) };
    sessionStorage.setItem(storageKey(identifier), JSON.stringify(stored));
  } catch {
    // Full or blocked storage must not stop the order; the cart then lives until the page is left.
  }
}

/** For tests: forgets all carts in memory. */
export function forgetCarts(): void {
  useCarts.setState({ carts: {} });
  comparedWith.clear();
}
