import { useEffect } from 'react';
import { create } from 'zustand';
import type { Service } from '#domain/branch.ts';
import { migrateCart } from '#domain/cart.ts';
import type { CheckoutDraft } from '#domain/checkout.ts';
import type { CartItem } from '#domain/item.ts';
import type { Product } from '#domain/product.ts';
import { notify } from './notices.ts';
import { useShop } from './shop.tsx';

export type Draft = Partial<CheckoutDraft>;

/** What a customer has gathered at one branch; lives in session storage. */
export interface Cart {
  items: CartItem[];
  /** The chosen kind of delivery; null = not chosen yet. */
  service: Service | null;
  draft: Draft;
  /** False until session storage was read: show nothing of the cart before. */
  hydrated: boolean;
}

const EMPTY: Cart = { items: [], service: null, draft: {}, hydrated: false };

const useCarts = create<{ carts: Record<string, Cart> }>(() => ({ carts: {} }));

/** The cart of a branch; reads it from session storage after hydration and drops what the shop no longer sells. */
export function useCart(identifier: string): Cart {
  const { shop } = useShop();
  const cart = useCarts((state) => state.carts[identifier] ?? EMPTY);
  useEffect(() => {
    if (identifier) loadCart(identifier, shop.products);
  }, [identifier, shop.products]);
  return cart;
}

/**
 * Reads a cart if it is not in memory yet, and removes items whose product changed or vanished (specification, cart
 * migration). Called after each load of the shop's data.
 */
export function loadCart(identifier: string, products: readonly Product[]): void {
  const present = cartOf(identifier);
  if (present.hydrated && migratedWith.get(identifier) === products) return;
  migratedWith.set(identifier, products);
  const cart = present.hydrated ? present : { ...readStored(identifier), hydrated: true };
  const { kept, removed } = migrateCart(cart.items, products);
  put(identifier, { ...cart, items: kept });
  if (removed.length === 0) return;
  writeStored(identifier, cartOf(identifier));
  const names = removed.map((item) => item.product.name).join(', ');
  notify({ text: `Nicht mehr verfügbar und aus dem Warenkorb entfernt: ${names}` });
}

/** The products that each cart was last compared with: several components load the same cart. */
const migratedWith = new Map<string, readonly Product[]>();

/** The present cart without subscribing to it. */
export function cartOf(identifier: string): Cart {
  return useCarts.getState().carts[identifier] ?? EMPTY;
}

export interface CartActions {
  add: (item: CartItem) => void;
  replace: (index: number, item: CartItem) => void;
  remove: (index: number) => void;
  setService: (service: Service) => void;
  setDraft: (change: Draft) => void;
  /** After an order: empties items, appointment and comment, keeps contact data. */
  clear: () => void;
  /** Forgets everything, contact data too (self-service). */
  clearAll: () => void;
}

/** Changes of one branch's cart; each is saved at once. */
export function cartActions(identifier: string): CartActions {
  const change = (step: (cart: Cart) => Partial<Cart>) =>
    update(identifier, (cart) => ({ ...cart, ...step(cart) }));
  return {
    add: (item) => change(({ items }) => ({ items: [...items, item] })),
    replace: (index, item) =>
      change(({ items }) => ({ items: items.map((old, at) => (at === index ? item : old)) })),
    remove: (index) => change(({ items }) => ({ items: items.filter((_, at) => at !== index) })),
    setService: (service) => change(() => ({ service })),
    setDraft: (draft) => change((cart) => ({ draft: { ...cart.draft, ...draft } })),
    clear: () => change(({ draft }) => ({ items: [], draft: withoutOrder(draft) })),
    clearAll: () => change(() => ({ items: [], service: null, draft: {} })),
  };
}

function withoutOrder(draft: Draft): Draft {
  const { appointmentDate: _appointment, comment: _comment, ...rest } = draft;
  return rest;
}

function update(identifier: string, step: (cart: Cart) => Cart): void {
  const present = cartOf(identifier);
  // An action may come before the first read: it must not overwrite what is stored.
  const cart = step(present.hydrated ? present : { ...readStored(identifier), hydrated: true });
  put(identifier, cart);
  writeStored(identifier, cart);
}

function put(identifier: string, cart: Cart): void {
  useCarts.setState(({ carts }) => ({ carts: { ...carts, [identifier]: cart } }));
}

const storageKey = (identifier: string) => `theke-cart-${identifier}`;

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
    // Storage is switched off or holds something foreign: start with an empty cart.
    return EMPTY;
  }
}

function isCartItem(value: unknown): value is CartItem {
  if (value === null || typeof value !== 'object') return false;
  const item = value as Partial<CartItem>;
  return (
    typeof item.amount === 'number' &&
    typeof item.unit === 'string' &&
    Array.isArray(item.parts) &&
    typeof item.product?.id === 'number' &&
    Array.isArray(item.product.config?.parts)
  );
}

function writeStored(identifier: string, { items, service, draft }: Cart): void {
  try {
    sessionStorage.setItem(storageKey(identifier), JSON.stringify({ items, service, draft }));
  } catch {
    // A full or forbidden storage must not stop the order; the cart then lives until the page is left.
  }
}

/** For tests: forgets all carts in memory. */
export function forgetCarts(): void {
  useCarts.setState({ carts: {} });
  migratedWith.clear();
}
