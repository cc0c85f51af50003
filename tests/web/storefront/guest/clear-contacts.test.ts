import { beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { newItem } from '#domain/ordering/new-item.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { branch } from '#tests/factories.ts';
import { cartActions, cartOf, forgetCarts } from '#web/lib/cart/cart-store.ts';
import { clearContacts } from '#web/storefront/guest/clear-contacts.ts';

const BRANCHES = ['hauptplatz', 'kamp', 'neu'].map((identifier) => branch({ identifier }));
const BERTA = { firstName: 'Berta', phone: '+436641234567', deliveryNote: 'Code 1234', isCompany: true };
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  forgetCarts();
});

test('forgetting empties the contact data in every form of the visit; carts and the rest of the forms stay', () => {
  for (const identifier of ['hauptplatz', 'kamp'])
    cartActions(identifier).setDraft({ ...BERTA, comment: 'ohne Zwiebel' });
  cartActions('hauptplatz').add(newItem(demoShop.products[0] as Product));
  storage.set('theke-order-sent-kamp', '{"firstName":"Berta"}');
  // As after a reload on a page that shows no cart.
  forgetCarts();
  clearContacts(BRANCHES);
  expect([...storage.values()].join()).not.toMatch(/Berta|664|1234/);
  for (const identifier of ['hauptplatz', 'kamp'])
    expect(cartOf(identifier).draft).toMatchObject({
      firstName: '',
      phone: '',
      isCompany: false,
      country: 'AT',
      comment: 'ohne Zwiebel',
    });
  expect(cartOf('hauptplatz').items).toHaveLength(1);
  expect(storage.has('theke-cart-neu')).toBe(false);
});

test('where storage is blocked, what was typed into this page goes as well', () => {
  vi.stubGlobal('sessionStorage', undefined);
  cartActions('hauptplatz').setDraft(BERTA);
  clearContacts(BRANCHES);
  expect(cartOf('hauptplatz').draft).toMatchObject({ firstName: '', deliveryNote: '' });
});
