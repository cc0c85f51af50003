import type { ImageRef } from '#domain/media/image.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Block } from './block.ts';
import type { Division } from './division.ts';
import type { Entity } from './entity.ts';
import type { Fields } from './field.ts';
import { ENTITIES, EVERY_ENTITY } from './index.ts';
import type { Navigation } from './navigation.ts';
import { picturesOfPages } from './shapes/content.ts';
import type { Site } from './site.ts';

/** Pages, navigation and shared content around the shop. */
export interface ShopContent {
  divisions: readonly Division[];
  sites: readonly Site[];
  blocks: readonly Block[];
  navigations: readonly Navigation[];
}

/**
 * What visitors get along with the settings, in the order of GET /api/init: every public entity. What is read from the
 * database and seeded into an empty one, the bundle and its schema are derived from this; `Shop` and `ShopContent` hold its
 * records by the names of their lists.
 */
export const BUNDLED = EVERY_ENTITY.filter(
  ({ access, name }) => access.read === 'public' && name !== ENTITIES.config.name,
);

/** 'tags': its list in `Shop` or `ShopContent`, and its path below /api. */
export function listName({ path }: Pick<Entity<Fields>, 'path'>): string {
  return path.slice(1);
}

/** Every picture that the shop and its pages show; one that is shown twice is listed twice. */
export function picturesOf(shop: Shop, content?: ShopContent): ImageRef[] {
  const lists: Readonly<Record<string, unknown>> = { ...shop, ...content };
  const shown = BUNDLED.flatMap((entity) => {
    const records = (lists[listName(entity)] ?? []) as readonly object[];
    return records.flatMap((record) => picturesIn(entity, record));
  });
  return [...picturesIn(ENTITIES.config, shop.config), ...shown, ...picturesOfPages(content)];
}

function picturesIn({ fields }: { fields: Fields }, record: object): ImageRef[] {
  const values: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(fields).flatMap(([name, { target }]) =>
    target === 'image' ? ((values[name] ?? []) as ImageRef | ImageRef[]) : [],
  );
}
