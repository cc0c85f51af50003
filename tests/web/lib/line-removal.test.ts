import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { newItem } from '#domain/ordering/new-item.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { branch } from '#tests/factories.ts';
import { cartActions, cartOf, forgetCarts, loadCartRules } from '#web/lib/cart/cart-store.ts';
import { removeLine } from '#web/lib/cart/line-removal.ts';
import { addQuickly, takeQuickly } from '#web/lib/cart/quick-change.ts';
import { dismissPassing, notify, useNotices } from '#web/lib/notices.ts';

const SHOP = branch({ identifier: 'hauptplatz' });
const products = demoShop.products.slice(0, 4);
const lines = () => cartOf('hauptplatz').items.map(({ product, amount }) => `${amount} ${product.name}`);
const notices = () => useNotices.getState().notices;

beforeEach(async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('document', { cookie: '', querySelector: () => null, querySelectorAll: () => [] });
  vi.useFakeTimers();
  await loadCartRules();
  forgetCarts();
  useNotices.setState({ notices: [] });
  for (const one of products) cartActions('hauptplatz').add(newItem(one));
});

const undo = () => notices().at(-1)?.actions[0]?.run?.();

describe('a removed line', () => {
  test('comes back to its place with everything', () => {
    const before = cartOf('hauptplatz').items;
    removeLine('hauptplatz', 1, 'Hauptplatz · Abholung');
    expect(lines()).toHaveLength(3);
    expect(notices()).toMatchObject([
      { text: `${products[1]?.name} entfernt`, detail: 'Hauptplatz · Abholung' },
    ]);
    undo();
    expect(cartOf('hauptplatz').items).toEqual(before);
  });

  test('comes back together with those removed after it', () => {
    const before = cartOf('hauptplatz').items;
    for (const index of [2, 0, 1]) removeLine('hauptplatz', index, '');
    expect(notices().map(({ text }) => text)).toEqual(['3 Produkte entfernt']);
    undo();
    expect(cartOf('hauptplatz').items).toEqual(before);
  });

  test('is offered for 8 seconds, on the next page too, while the cart changes', () => {
    removeLine('hauptplatz', 0, '');
    notify({ text: 'anything', about: 'hauptplatz' });
    cartActions('hauptplatz').replace(0, { ...newItem(products[1] as Product), amount: 3 });
    dismissPassing();
    vi.advanceTimersByTime(7_900);
    expect(notices().map(({ text }) => text)).toEqual([`${products[0]?.name} entfernt`]);
    vi.advanceTimersByTime(200);
    expect(notices()).toEqual([]);
  });

  test('is not offered any more once the order is sent', () => {
    removeLine('hauptplatz', 0, '');
    cartActions('hauptplatz').clear();
    expect(notices()).toEqual([]);
  });

  test('comes back at the end of a cart that has become shorter', () => {
    removeLine('hauptplatz', 3, '');
    for (let left = 3; left > 0; left -= 1) cartActions('hauptplatz').remove(0);
    undo();
    expect(lines()).toEqual([`1 ${products[3]?.name}`]);
  });
});

describe('taps on a card', () => {
  const semmel = newItem(demoShop.products.find(({ name }) => name === 'Handsemmel') as Product);

  test('add a line, then change it, then take it out, which can be undone', () => {
    for (let taps = 0; taps < 3; taps += 1) addQuickly(SHOP, semmel);
    expect(lines().at(-1)).toBe('3 Handsemmel');
    expect(useNotices.getState().said).toBe('Handsemmel: 3 im Warenkorb');
    expect([1, 2, 3].map(() => takeQuickly(SHOP, semmel, demoShop))).toEqual([false, false, true]);
    expect(notices().at(-1)).toMatchObject({ text: 'Handsemmel entfernt', detail: 'Markt · Abholung' });
    expect(lines()).toHaveLength(4);
    undo();
    expect(lines().at(-1)).toBe('1 Handsemmel');
  });

  test('change the newest of equal lines and leave the others', () => {
    for (const amount of [2, 4]) cartActions('hauptplatz').add({ ...semmel, amount });
    addQuickly(SHOP, semmel);
    expect(lines().slice(-2)).toEqual(['2 Handsemmel', '5 Handsemmel']);
  });
});
