import { searchForm, searchWords } from '#domain/catalogue/menu-search.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { type Short, type Shortage, shortageFor } from '#domain/shop/shortage.ts';
import type { ProductSummary } from '#entities/product.ts';
import { compareNames } from '#web/lib/by-name.ts';

/** A product, or an option by its name with how many products have it. */
export interface Thing extends Short {
  name: string;
  /** Of an option. */
  products: number;
}

/** What is short of a thing in a branch: sold out until an hour or further notice, or only so many; null = there is enough. */
export type ThingState = { isGone: true; until: Date | null } | { isGone: false; left: number } | null;

/** An option by its name, and how many products have it. */
export interface OptionOfProducts {
  name: string;
  products: number;
}

/** Everything that a shop can run out of: products on sale, and the options of their steps by name. */
export function thingsOf(products: readonly ProductSummary[], options: readonly OptionOfProducts[]): Thing[] {
  const found = [
    ...products
      .filter(({ isEnabled }) => isEnabled)
      .map(({ id, name }) => ({ product: id, option: '', name, products: 0 })),
    ...options.map(({ name, products }) => ({ product: null, option: name, name, products })),
  ];
  // Products first: of options there are many, and they are searched.
  const isOption = ({ product }: Thing) => Number(product === null);
  return found.toSorted((a, b) => isOption(a) - isOption(b) || compareNames(a.name, b.name));
}

/** The things whose names contain all the words; those that begin with the first one lead. */
export function foundThings(things: readonly Thing[], query: string): Thing[] {
  const words = searchWords(query);
  const [first] = words;
  if (first === undefined) return [...things];
  const found = things
    .map((thing) => ({ thing, form: searchForm(thing.name) }))
    .filter(({ form }) => words.every((word) => form.includes(word)));
  return found
    .toSorted((a, b) => Number(b.form.startsWith(first)) - Number(a.form.startsWith(first)))
    .map(({ thing }) => thing);
}

/** How a thing stands in a branch. */
export function stateOf(
  thing: Short,
  branch: Pick<Branch, 'id' | 'shortages'>,
  products: ReadonlyMap<number, ProductSummary>,
): ThingState {
  const note: Shortage | null = shortageFor(branch.shortages, thing);
  const until = note?.until ? new Date(note.until) : null;
  const product = thing.product === null ? null : products.get(thing.product);
  const isMarked = product?.soldOut.some(({ id }) => id === branch.id) ?? false;
  if (isMarked) return { isGone: true, until };
  if (!note) return null;
  if (note.left !== null && note.left > 0) return { isGone: false, left: note.left };
  return thing.product === null ? { isGone: true, until } : null;
}
