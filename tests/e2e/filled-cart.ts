import type { CheckoutDraft } from '#domain/ordering/checkout.ts';
import { newItem } from '#domain/ordering/new-item.ts';
import type { Service } from '#domain/shop/branch.ts';
import { type InitEntry, shopFromInit } from '#web/lib/shop-init.ts';
import type { Visitor } from './visitor.ts';

interface GivenCart {
  branch?: string;
  /** Amounts by the names of products that need no choices. */
  items: Record<string, number>;
  service?: Service;
  draft?: Partial<CheckoutDraft>;
}

/** The draft of a customer who only needs to press the button. */
export const ANSWERED = {
  firstName: 'Bertá',
  lastName: 'Süß-Österreicher',
  email: 'berta@example.com',
  phone: '+436641234567',
  legalInstructions: true,
  privacyPolicy: true,
} as const satisfies Partial<CheckoutDraft>;

/** An address in the first delivery area of the shop. */
export const ADDRESS = {
  street: 'Am Mühlbach 3',
  zipCode: '3569',
  city: 'Bad Marienau',
} as const satisfies Partial<CheckoutDraft>;

/** The session storage entry that filling a cart by hand would create. */
export async function storedCart(url: string, given: GivenCart): Promise<{ key: string; value: string }> {
  const { branch = 'hauptplatz', items, service = null, draft = {} } = given;
  const init = (await (await fetch(`${url}/api/init`)).json()) as { data: InitEntry[] };
  const { products } = shopFromInit(init.data).shop;
  const chosen = Object.entries(items).map(([name, amount]) => {
    const product = products.find((one) => one.name === name);
    if (!product) throw new Error(`the shop does not sell ${name}`);
    return { ...newItem(product), amount };
  });
  return { key: `theke-cart-${branch}`, value: JSON.stringify({ items: chosen, service, draft }) };
}

/** Gives a visitor a filled cart, for tests of later steps. To be called before the first visit. */
export async function giveCart(visitor: Visitor, url: string, given: GivenCart): Promise<void> {
  await visitor.context.addInitScript(
    ({ key, value }) => {
      // Only once: the visitor's own changes must persist.
      if (sessionStorage.getItem(`${key}-given`)) return;
      sessionStorage.setItem(`${key}-given`, 'yes');
      sessionStorage.setItem(key, value);
    },
    await storedCart(url, given),
  );
}
