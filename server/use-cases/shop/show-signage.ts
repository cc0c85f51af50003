import type { BoardCategory, SignageEntry, SignageProgram } from '#domain/devices/signage.ts';
import { templatePicturePath } from '#domain/drawing/image-template.ts';
import { AppError } from '#domain/errors.ts';
import { uploadPath } from '#domain/media/image.ts';
import { priceText } from '#domain/ordering/price-text.ts';
import { visibleCatalogue } from '#domain/shop/menu.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { type DigitalSignageSegmentRow, digitalSignageSegment } from '#entities/digital-signage-segment.ts';
import { digitalSignageStream } from '#entities/digital-signage-stream.ts';
import { imageTemplate } from '#entities/image-template.ts';
import { upload } from '#entities/upload.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Screen } from '#use-cases/devices/device-store.ts';
import { listPickupNumbers } from '#use-cases/orders/list-pickup-numbers.ts';
import type { Deps } from '#use-cases/ports.ts';
import { publicShop } from './public-shop.ts';
import { pictureOfTemplate } from './render-image-template.ts';

/** Precision of "last seen": at most one write a minute. */
const SEEN_EVERY = 60_000;

/** The screen that a key opens; null for a wrong one. */
export async function screenOfKey(deps: Pick<Deps, 'db'>, key: string): Promise<Screen | null> {
  const isPlausible = key.length >= 32 && key.length <= 128;
  return isPlausible ? deps.db.devices.screenByKeyHash(secretHash(key)) : null;
}

/**
 * What a screen shows, with everything it needs to continue on its own (R119). Records that the screen was here. Throws
 * 'not-found' for a wrong key.
 */
export async function showSignage(deps: Deps, key: string): Promise<SignageProgram> {
  const screen = await screenOfKey(deps, key);
  if (!screen) throw new AppError('not-found');
  const now = deps.clock.now();
  if (!screen.lastSeenAt || now.getTime() - screen.lastSeenAt.getTime() >= SEEN_EVERY)
    await deps.db.devices.screenSeen(screen.id, now);
  const { shop } = await deps.db.shop.snapshot();
  const branch = shop.branches.find(({ id }) => id === screen.branch);
  const stream =
    screen.stream === null ? null : await deps.db.records.byId(digitalSignageStream, screen.stream);
  const entries: SignageEntry[] = [];
  for (const { segment, seconds, schedule } of stream?.segments ?? []) {
    const row = await deps.db.records.byId(digitalSignageSegment, segment.id);
    const content = row && (await contentOf(deps, row, shop, { ...screen, now }));
    if (!row || !content) continue;
    const { backgroundColor, textColor } = row;
    entries.push({ seconds, schedule, backgroundColor, textColor, ...content });
  }
  return {
    name: screen.name,
    shopName: shop.config.shopName,
    timeZone: branch?.timeZone ?? DEFAULT_ZONE,
    entries,
  };
}

type Content<T = SignageEntry> = T extends SignageEntry
  ? Omit<T, 'seconds' | 'schedule' | 'backgroundColor' | 'textColor'>
  : never;

/** null for what is gone or empty: a screen never shows nothing while there is something else to show. */
async function contentOf(
  deps: Deps,
  { type, image, upload: video, title, text, menu, template, product }: DigitalSignageSegmentRow,
  shop: Shop,
  place: { branch: number; now: Date },
): Promise<Content | null> {
  switch (type) {
    case 'image':
      return image && { type, image };
    case 'video': {
      const file = video === null ? null : await deps.db.records.byId(upload, video);
      return file && { type, src: uploadPath(file), mimeType: file.mimeType };
    }
    case 'text':
      return { type, title, text };
    case 'menu': {
      const categories = boardOf(shop, menu, place);
      return categories.length > 0 ? { type, title, categories } : null;
    }
    case 'pickup':
      return { type, ...(await listPickupNumbers(deps, place.branch)) };
    case 'template':
      return template === null ? null : templateOf(deps, { template, product, branch: place.branch }, shop);
  }
}

/** Of a branch that guests do not see yet nothing is filled in; a product that they do not see is not advertised. */
async function templateOf(
  deps: Deps,
  { template: id, product, branch: ownBranch }: { template: number; product: number | null; branch: number },
  shop: Shop,
): Promise<Content | null> {
  const template = await deps.db.records.byId(imageTemplate, id);
  const branch = publicShop(shop).branches.some((one) => one.id === ownBranch) ? ownBranch : null;
  const picture =
    template && (await pictureOfTemplate(deps, template, { extension: 'webp', product, branch }));
  if (!picture) return null;
  const src = templatePicturePath(id, { product, branch, version: picture.key });
  return { type: 'template', src, alt: template.name };
}

/** The products of a menu that the branch sells now, including sold-out ones. */
function boardOf(
  shop: Shop,
  menuId: number | null,
  { branch: id, now }: { branch: number; now: Date },
): BoardCategory[] {
  const menu = shop.menus.find((one) => one.id === menuId);
  const branch = shop.branches.find((one) => one.id === id);
  if (!menu || !branch) return [];
  // The board shows the menu chosen for it, whether or not customers order from that one.
  const chosen = { ...menu, branches: [{ id }], availableFrom: new Date(0).toISOString() };
  return visibleCatalogue({ ...shop, menus: [chosen] }, branch, now).map(({ category, products }) => ({
    name: category.name,
    products: products.map(({ product, isSoldOut }) => {
      const price = priceText(product, shop.config.currency);
      return {
        name: product.name,
        price: price?.price ?? '',
        unit: price?.unit ?? '',
        allergens: product.allergens,
        isSoldOut,
      };
    }),
  }));
}
