import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { cents } from '#domain/money/money.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { cartActions, cartOf, forgetCarts, loadCart, loadCartRules } from '#web/lib/cart/cart-store.ts';
import { useNotices } from '#web/lib/notices.ts';

const [first, second] = demoShop.products as [Product, Product, ...Product[]];
const item = (product: Product, amount = 1): CartItem => ({
  product,
  amount,
  unit: product.unit,
  parts: product.config.parts.map(() => null),
});

/** The demo shop with these products. */
const selling = (products: Product[]) => ({ ...demoShop, products });

let storage: Map<string, string>;

beforeAll(loadCartRules);

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.useFakeTimers();
  forgetCarts();
  useNotices.setState({ notices: [] });
});

describe('a cart', () => {
  test('is empty and not hydrated before it is read', () => {
    expect(cartOf('hauptplatz')).toEqual({ items: [], service: null, draft: {}, hydrated: false });
  });

  test('keeps items, service and draft per branch across a reload', () => {
    const actions = cartActions('hauptplatz');
    actions.add(item(first, 2));
    actions.setService('delivery');
    actions.setDraft({ firstName: 'Anna' });
    actions.setDraft({ lastName: 'Huber' });
    const before = cartOf('hauptplatz');
    forgetCarts();
    loadCart('hauptplatz', selling(demoShop.products));
    expect(cartOf('hauptplatz')).toEqual(before);
    expect(before.draft).toEqual({ firstName: 'Anna', lastName: 'Huber' });
    loadCart('kamp', selling(demoShop.products));
    expect(cartOf('kamp').items).toEqual([]);
  });

  test('an item is replaced and removed at its place', () => {
    const actions = cartActions('hauptplatz');
    for (const amount of [1, 2, 3]) actions.add(item(first, amount));
    actions.replace(1, item(second, 9));
    actions.remove(0);
    expect(cartOf('hauptplatz').items.map(({ amount }) => amount)).toEqual([9, 3]);
  });

  test('after an order the contact data stays, items, appointment and comment go', () => {
    const actions = cartActions('hauptplatz');
    actions.add(item(first));
    actions.setDraft({ firstName: 'Anna', comment: 'ohne Zwiebel', appointmentDate: '2026-11-21T12:00:00Z' });
    actions.clear();
    expect(cartOf('hauptplatz')).toMatchObject({ items: [], draft: { firstName: 'Anna' } });
    expect(Object.keys(cartOf('hauptplatz').draft)).toEqual(['firstName']);
    actions.clearAll();
    expect(cartOf('hauptplatz').draft).toEqual({});
  });

  test('an action before the first read does not lose what is stored', () => {
    cartActions('hauptplatz').add(item(first));
    forgetCarts();
    cartActions('hauptplatz').add(item(second));
    expect(cartOf('hauptplatz').items.map(({ product }) => product.id)).toEqual([first.id, second.id]);
  });
});

describe('cart migration', () => {
  beforeEach(() => {
    cartActions('hauptplatz').add(item(first));
    cartActions('hauptplatz').add(item(second));
    forgetCarts();
  });

  test.each([
    ['is gone', (products: Product[]) => products.filter(({ id }) => id !== first.id)],
    [
      'has another price',
      (products: Product[]) =>
        products.map((p) => (p.id === first.id ? { ...p, price: cents(p.price + 1) } : p)),
    ],
    [
      'has another name',
      (products: Product[]) => products.map((p) => (p.id === first.id ? { ...p, name: 'Neu' } : p)),
    ],
  ])('removes an item whose product %s, stores that and notifies', (_name, change) => {
    loadCart('hauptplatz', selling(change([...demoShop.products])));
    expect(cartOf('hauptplatz').items.map(({ product }) => product.id)).toEqual([second.id]);
    expect(JSON.parse(storage.get('theke-cart-hauptplatz') ?? '').items).toHaveLength(1);
    expect(useNotices.getState().notices).toMatchObject([
      { text: expect.stringContaining(first.name), detail: 'Wiesenknopf am Hauptplatz · Abholung' },
    ]);
  });

  test('kept items hold the current product', () => {
    const products = demoShop.products.map((product) => ({ ...product, maximumQuantity: 7 }));
    loadCart('hauptplatz', selling(products));
    expect(cartOf('hauptplatz').items.map(({ product }) => product.maximumQuantity)).toEqual([7, 7]);
    expect(useNotices.getState().notices).toEqual([]);
  });

  test('runs again with the load that is due after 4 hours', () => {
    loadCart('hauptplatz', selling(demoShop.products));
    loadCart('hauptplatz', selling([]), true);
    expect(cartOf('hauptplatz').items).toEqual([]);
  });
});

describe('a shop that changes while the page is open', () => {
  const dearer = demoShop.products.map((one) =>
    one.id === first.id ? { ...one, price: cents(one.price + 50) } : one,
  );
  const ids = () => cartOf('hauptplatz').items.map(({ product }) => product.id);
  beforeEach(() => {
    loadCart('hauptplatz', selling(demoShop.products));
    cartActions('hauptplatz').add(item(first));
    cartActions('hauptplatz').add(item(second));
  });

  test.each([
    ['is dearer', dearer],
    ['is gone', demoShop.products.filter(({ id }) => id !== first.id)],
  ])('removes no line whose product %s; the line keeps what was put into the cart', (_, products) => {
    loadCart('hauptplatz', selling(products));
    expect(cartOf('hauptplatz').items[0]?.product).toBe(first);
    expect(useNotices.getState().notices).toEqual([]);
  });

  test('the question survives a reload, and so does its answer', () => {
    loadCart('hauptplatz', selling(dearer));
    forgetCarts();
    loadCart('hauptplatz', selling(dearer));
    expect(ids()).toEqual([first.id, second.id]);
    expect(cartOf('hauptplatz').items[0]?.product.price).toBe(first.price);
    const current = dearer.find(({ id }) => id === first.id) as Product;
    cartActions('hauptplatz').replace(0, item(current));
    forgetCarts();
    loadCart('hauptplatz', selling(dearer));
    expect(cartOf('hauptplatz').items[0]?.product.price).toBe(current.price);
    forgetCarts();
    loadCart('hauptplatz', selling(demoShop.products));
    expect(ids(), 'what was answered is migrated like everything that was stored').toEqual([second.id]);
  });

  test('an unanswered question ends with the next due migration', () => {
    loadCart('hauptplatz', selling(dearer));
    loadCart('hauptplatz', selling([...dearer]), true);
    expect(ids()).toEqual([second.id]);
  });

  test('a corrected typo is adopted, even by what is added from an older page', () => {
    const named = demoShop.products.map((one) =>
      one.id === first.id ? { ...one, name: `${one.name}e`, description: 'Neu' } : one,
    );
    loadCart('hauptplatz', selling(named));
    cartActions('hauptplatz').add(item(first, 3));
    expect(cartOf('hauptplatz').items.map(({ product }) => product.name)).toEqual([
      `${first.name}e`,
      second.name,
      `${first.name}e`,
    ]);
  });
});

describe('a storage that cannot be trusted', () => {
  test.each([
    ['no JSON', '{'],
    ['a number', '7'],
    ['items of another shape', '{"items":[null,{"amount":"1"},{"product":{}}],"service":"fax","draft":3}'],
  ])('%s gives an empty cart', (_name, stored) => {
    storage.set('theke-cart-hauptplatz', stored);
    loadCart('hauptplatz', selling(demoShop.products));
    expect(cartOf('hauptplatz')).toEqual({ items: [], service: null, draft: {}, hydrated: true });
  });

  test('a full storage does not stop the order', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    cartActions('hauptplatz').add(item(first));
    expect(cartOf('hauptplatz').items).toHaveLength(1);
  });
});

describe('before the rules of a filled cart are there', () => {
  const renamed = demoShop.products.map((one) => (one === first ? { ...one, description: 'Neu' } : one));
  const fresh = async () => {
    vi.resetModules();
    return import('#web/lib/cart/cart-store.ts');
  };

  test('a stored cart is not hydrated, and is compared once they are', async () => {
    cartActions('hauptplatz').add(item(first));
    const store = await fresh();
    store.loadCart('hauptplatz', selling(demoShop.products));
    expect(store.cartOf('hauptplatz').hydrated).toBe(false);
    await store.loadCartRules();
    expect(store.cartOf('hauptplatz')).toMatchObject({
      hydrated: true,
      items: [{ product: { id: first.id } }],
    });
  });

  test('what is added follows the shop once they are', async () => {
    const store = await fresh();
    store.loadCart('hauptplatz', selling(renamed));
    store.cartActions('hauptplatz').add(item(first));
    expect(store.cartOf('hauptplatz').items[0]?.product.description).toBe(first.description);
    await store.loadCartRules();
    expect(store.cartOf('hauptplatz').items[0]?.product.description).toBe('Neu');
  });
});
