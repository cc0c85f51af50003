import type { Locator } from 'playwright';
import { expect } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { Wire } from '#domain/money/wire.ts';
import type { Stage } from './stage.ts';

/** Changes by staff while a guest orders, and what the guest sees of them. */

/** A public list of the shop. */
export async function allOf<T>(url: string, path: string): Promise<T[]> {
  const { data } = (await (await fetch(`${url}/api${path}`)).json()) as { data: T[] };
  return data;
}

export async function productOf(url: string, name: string): Promise<Wire<Product>> {
  const found = await allOf<Wire<Product>>(url, `/products?search=${encodeURIComponent(name)}`);
  return found.find((one) => one.name === name) ?? expect.fail(`the shop does not sell ${name}`);
}

/** The counter of the first branch marks a product as sold out, or as available again. */
export async function sellOut(
  { url, deviceKey }: Pick<Stage, 'url' | 'deviceKey'>,
  { id }: Pick<Product, 'id'>,
  isSoldOut: boolean,
): Promise<void> {
  const answer = await fetch(`${url}/api/products/${id}/sold-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${deviceKey}` },
    body: JSON.stringify({ branch: 1, isSoldOut }),
  });
  expect(answer.status).toBe(200);
}

/** The question about a line item in the cart. */
export function questionIn(place: Locator, name: string): Locator {
  return place.getByRole('group', { name: `Rückfrage zu ${name}` });
}

interface ShortThings {
  products?: number[];
  options?: string[];
}

/** The counter of the first branch says of products and options that none ('gone') or so many are left, or enough again. */
export async function noteShort(
  { url, deviceKey }: Pick<Stage, 'url' | 'deviceKey'>,
  things: ShortThings,
  stock: number | 'gone' | 'back',
): Promise<void> {
  const state =
    typeof stock === 'number'
      ? { state: 'left', left: stock }
      : { state: stock, ...(stock === 'gone' ? { length: 'open' } : {}) };
  const answer = await fetch(`${url}/api/branches/1/shortages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${deviceKey}` },
    body: JSON.stringify({ ...things, ...state }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
}
