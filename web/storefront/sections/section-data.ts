import type { Product } from '#domain/catalogue/product.ts';
import type { ImageRef } from '#domain/media/image.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Section } from '#entities/shapes/content.ts';
import type { Site } from '#entities/site.ts';
import { type Offer, offerOf } from '../offer/offer.ts';
import type { ShownCategory, ShownProduct } from '../offer/shown-catalogue.ts';
import type { PlacedSection } from './shown-sections.ts';

/** What sections show besides their own texts; gathered here, so that each section takes only its own data. */

/** A vacancy as shown in a list. */
export interface Vacancy {
  id: number;
  path: string;
  title: string;
  description: string;
  image: ImageRef | null;
}

/** The public pages that describe a job. */
export function vacanciesOf(sites: readonly Site[]): Vacancy[] {
  return sites
    .filter(({ type, isPublic }) => type === 'custom_vacancy' && isPublic)
    .map(({ id, path, name, title, description, content }) => ({
      id,
      path,
      title: content.title || title || name,
      description: content.description || description,
      image: content.image,
    }));
}

/** The first public party service page, or null. */
export function partyServiceOf(sites: readonly Site[]): Site | null {
  return sites.find(({ type, isPublic }) => type === 'custom_party_service' && isPublic) ?? null;
}

/** The first public page with the contact form, or null. */
export function contactPageOf(sites: readonly Site[]): Site | null {
  const hasForm = ({ content }: Site) => content.body.some(({ type }) => type === 'form');
  return sites.find((site) => site.isPublic && hasForm(site)) ?? null;
}

/** A configurable product, the branch that makes it, and whether it is available; without a branch the shop has none. */
export interface Snack {
  product: Product;
  branch: Branch | null;
  offer: Exclude<Offer, 'gone'>;
}

/** The enabled, public products of the type snack, each from the first of the branches that has it on its menu. */
export function snacksOf(shop: Shop, branches: readonly Branch[], now: Date): Snack[] {
  return shop.products
    .filter(({ content, isEnabled, isPublic }) => content.type === 'snack' && isEnabled && isPublic)
    .map((product) => {
      for (const branch of branches) {
        const offer = offerOf(shop, branch, product, now);
        if (offer !== 'gone') return { product, branch, offer };
      }
      return { product, branch: branches[0] ?? null, offer: 'unavailable' };
    });
}

/** A category as a tile; it links nowhere if no page shows its products. */
export interface CategoryTile {
  id: number;
  name: string;
  image: ImageRef | null;
  to: string | null;
}

/** The chosen categories in the order of the choice; without a choice all on the menu. */
export function categoryTiles(
  shop: Shop,
  chosen: readonly { id: number }[],
  catalogue: readonly Pick<ShownCategory, 'category'>[],
  addressOf: (category: number) => string | null,
): CategoryTile[] {
  const ids = chosen.length > 0 ? chosen : catalogue.map(({ category }) => category);
  return ids.flatMap(({ id }) => {
    const category = shop.categories.find((one) => one.id === id && one.isEnabled && one.isPublic);
    if (!category) return [];
    const { name, image } = category;
    return [{ id, name, image, to: addressOf(id) }];
  });
}

/** Whether a product filter among these sections offers a category. */
export function filtersCategory(body: readonly PlacedSection[], category: number): boolean {
  return body.some(
    ({ section: { type, value } }) =>
      type === 'productFilter' &&
      (value.categories.length === 0 || value.categories.some(({ id }) => id === category)),
  );
}

/** The groups of the menu that a filter offers: the chosen ones, without a choice all; never empty ones. */
export function filterGroups(
  catalogue: readonly ShownCategory[],
  chosen: readonly { id: number }[],
): ShownCategory[] {
  const isChosen = ({ category }: ShownCategory) =>
    chosen.length === 0 || chosen.some(({ id }) => id === category.id);
  return catalogue.filter((group) => group.products.length > 0 && isChosen(group));
}

/** A group of the filter; its products may be of several branches. */
export interface FilterGroup extends Pick<ShownCategory, 'category'> {
  products: (ShownProduct & { branch: Branch })[];
}

/** Each product once, from the first of the branches whose groups have it. */
export function soldBy(
  offers: readonly { branch: Branch; groups: readonly ShownCategory[] }[],
): FilterGroup[] {
  const merged: FilterGroup[] = [];
  const listed = new Set<number>();
  for (const { branch, groups } of offers) {
    for (const { category, products } of groups) {
      const own = products
        .filter(({ product }) => !listed.has(product.id))
        .map((shown) => ({ ...shown, branch }));
      const group = merged.find((one) => one.category.id === category.id);
      if (group) group.products.push(...own);
      else if (own.length > 0) merged.push({ category, products: own });
    }
    for (const { products } of groups) for (const { product } of products) listed.add(product.id);
  }
  return merged;
}

/** The pictures of a page that the lightbox steps through. */
export function galleryOf(body: readonly PlacedSection[]): ImageRef[] {
  const images = body.flatMap(({ section: { type, value } }) =>
    type === 'imageText' && value.image ? value.image : [],
  );
  return [...new Map(images.map((image) => [image.id, image])).values()];
}

/** The sections of a body in their order; consecutive services share one row. */
export function rowsOf(body: readonly PlacedSection[]): { key: string; placed: PlacedSection[] }[] {
  const rows: { key: string; placed: PlacedSection[] }[] = [];
  for (const placed of body) {
    const row = rows.at(-1);
    const isService = placed.section.type === 'service' && row?.placed[0]?.section.type === 'service';
    if (isService) row.placed.push(placed);
    else rows.push({ key: `${placed.record.path}-${placed.place}`, placed: [placed] });
  }
  return rows;
}

/**
 * The section whose title is the page's title, or null: a hero or title with no other heading before it. Without one the
 * page's own title has to be its heading.
 */
export function headOf(body: readonly PlacedSection[]): Section | null {
  const first = body.find(({ section: { value } }) => !('title' in value) || value.title !== '')?.section;
  return first?.type === 'heroA' || first?.type === 'heroB' || first?.type === 'title' ? first : null;
}
