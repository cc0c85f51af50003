import type { Branch } from '#domain/branch.ts';
import { imagePath } from '#domain/image.ts';
import type { Config, Shop } from '#domain/shop.ts';
import { type LegalText, legalTexts } from '#web/lib/legal.ts';

/** What an address of the shop shows; decides status code, title and content alike. */
export type Page =
  | { kind: 'home' }
  | { kind: 'branch'; branch: Branch }
  | { kind: 'checkout'; branch: Branch; hasFailedPayment: boolean }
  | { kind: 'status' }
  | { kind: 'text'; text: LegalText }
  | { kind: 'missing' };

/** The page of a path (without query); a path that nothing stands behind is 'missing'. */
export function pageOf(path: string, shop: Shop): Page {
  const parts = path.split('/').filter(Boolean).map(decodePart);
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { kind: 'home' };
  if (first === 'store' && second !== undefined && parts.length <= 4) {
    const branch = shop.branches.find(({ identifier }) => identifier === second);
    if (branch && third === undefined) return { kind: 'branch', branch };
    if (branch && third === 'checkout' && (fourth === undefined || fourth === 'error')) {
      return { kind: 'checkout', branch, hasFailedPayment: fourth === 'error' };
    }
  }
  if (first === 'status' && parts.length === 3) return { kind: 'status' };
  if (first === 'site' && parts.length === 2) {
    const text = legalTexts(shop.config).find(({ name, isExternal }) => name === second && !isExternal);
    if (text) return { kind: 'text', text };
  }
  return { kind: 'missing' };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a page says of itself to browsers, search engines and messengers. */
export interface PageMeta {
  title: string;
  description: string;
  canonical: string;
  /** Absolute address of a picture, or null. */
  image: string | null;
  isIndexed: boolean;
  themeColor: string;
}

/** Titles as the specification, section 2 "Page titles". */
export function metaOf(page: Page, shop: Shop, publicUrl: string, path: string): PageMeta {
  const { config } = shop;
  const base = baseTitle(config);
  const about = config.seoDescription || config.description;
  const origin = publicUrl.replace(/\/+$/, '');
  const branch = page.kind === 'branch' || page.kind === 'checkout' ? page.branch : shop.branches[0];
  const image = branch?.images[0];
  return {
    title: titleOf(page, base),
    description: (page.kind === 'branch' && page.branch.description) || about,
    canonical: `${origin}${path === '/' ? '/' : path.replace(/\/+$/, '')}`,
    image: image ? `${origin}${imagePath(image, 'medium')}` : null,
    isIndexed: page.kind === 'home' || page.kind === 'branch' || page.kind === 'text',
    themeColor: config.primaryColor,
  };
}

function titleOf(page: Page, base: string): string {
  switch (page.kind) {
    case 'home':
      return base;
    case 'branch':
      return `${page.branch.name} - ${base}`;
    case 'checkout':
      return `Bestellvorgang - ${base}`;
    case 'status':
      return `Bestellstatus - ${base}`;
    case 'text':
      return `${page.text.title} - ${base}`;
    case 'missing':
      return `404 Not Found - ${base}`;
  }
}

function baseTitle(config: Config): string {
  return config.seoTitle || config.title || config.shopName;
}
