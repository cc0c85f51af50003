import { type ImageRef, imagePath } from '#domain/media/image.ts';
import type { Config, Shop } from '#domain/shop/shop.ts';
import { addressIn, LANGUAGE, LANGUAGES, type Language } from '#domain/text/language.ts';
import type { ShopContent } from '#entities/bundle.ts';
import type { ShopState } from '#web/lib/shop-data.ts';
import type { Page } from './pages.ts';
import * as texts from './texts.ts';

/** What a page tells browsers, search engines and messengers about itself. */
export interface PageMeta {
  title: string;
  description: string;
  /** The canonical address, absolute and without a query; '' for pages that must not be shared. */
  canonical: string;
  /** The same page in every language of the shop, for search engines; none in a shop with one language. */
  alternates: readonly { language: string; href: string }[];
  siteName: string;
  /** A picture with its absolute address, or null. */
  image: { url: string; alt: string } | null;
  isIndexed: boolean;
  themeColor: string;
}

/** A page without metadata. */
export const NO_META: PageMeta = {
  title: '',
  description: '',
  canonical: '',
  alternates: [],
  siteName: '',
  image: null,
  isIndexed: false,
  themeColor: '',
};

/** The metadata of the page at a path. */
export function metaOf(page: Page, { shop, content }: ShopState, publicUrl: string, path: string): PageMeta {
  const { config } = shop;
  const base = baseTitle(config);
  const about = config.seoDescription || config.description;
  const origin = publicUrl.replace(/\/+$/, '');
  const image = imageOf(page, shop);
  const own = pathOf(page);
  const at = (language: Language) => origin + encodeURI(addressIn(language, own ?? ''));
  return {
    title: titleOf(page, base, content),
    description: descriptionOf(page) || about,
    canonical: own === null ? '' : at(LANGUAGE),
    alternates:
      own === null || !config.enablePluginEnglish
        ? []
        : [...LANGUAGES, 'x-default' as const].map((language) => ({
            language,
            href: at(language === 'x-default' ? 'de' : language),
          })),
    siteName: config.shopName,
    image: image ? { url: origin + imagePath(image, 'medium'), alt: image.alt } : null,
    isIndexed: INDEXED.has(page.kind) && !isDraft(page) && !SELF_SERVICE.test(path),
    themeColor: config.primaryColor,
  };
}

/** An order's status page belongs to one customer; robots get checkout as an empty form, with the branch's address. */
const INDEXED: ReadonlySet<Page['kind']> = new Set(['home', 'branch', 'checkout', 'text', 'site']);
/** The same page as the branch's, for a terminal. */
const SELF_SERVICE = /^\/kiosk(\/|$)/;

function isDraft(page: Page): boolean {
  return page.kind === 'site' && !page.site.isPublic;
}

/** A page's canonical path; an order's address is a secret, and a missing page has none. */
function pathOf(page: Page): string | null {
  switch (page.kind) {
    case 'home':
      return '/';
    case 'branch':
    case 'checkout':
      return `/store/${page.branch.identifier}`;
    case 'text':
      return page.text.href;
    case 'site':
      return page.site.path;
    default:
      return null;
  }
}

function descriptionOf(page: Page): string {
  if (page.kind === 'branch') return page.branch.description;
  return page.kind === 'site' ? page.site.description || page.site.content.description : '';
}

function imageOf(page: Page, { config, branches }: Shop): ImageRef | undefined {
  const ofSite = page.kind === 'site' ? page.site.content.image : null;
  const branch = page.kind === 'branch' || page.kind === 'checkout' ? page.branch : null;
  return ofSite ?? branch?.images[0] ?? config.ogImage ?? branches[0]?.images[0];
}

function titleOf(page: Page, base: string, { divisions }: ShopContent): string {
  switch (page.kind) {
    case 'home': {
      const division = divisions[0]?.title;
      return division ? `${division} - ${base}` : base;
    }
    case 'site':
      return `${page.site.title || page.site.name} - ${base}`;
    case 'branch':
      return `${page.branch.name} - ${base}`;
    case 'checkout':
      return `${texts.checkout} - ${base}`;
    case 'status':
      return `${texts.orderStatus} - ${base}`;
    case 'text':
      return `${page.text.title} - ${base}`;
    case 'missing':
      return `${texts.notFound} - ${base}`;
  }
}

function baseTitle(config: Config): string {
  return config.seoTitle || config.title || config.shopName;
}
