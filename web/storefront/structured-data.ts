import { imagePath } from '#domain/media/image.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import type { ShopState } from '#web/lib/shop-data.ts';
import type { Page } from './pages.ts';
import { jobOf } from './structured-data-job.ts';
import { restaurantOf, type Thing } from './structured-data-restaurant.ts';

export interface StructuredDataQuestion {
  page: Page;
  state: ShopState;
  now: Date;
  publicUrl: string;
  /** When custom pages were created, ISO 8601. */
  postedAt: (site: number) => string | null;
}

/** A page's structured data for search engines; none for pages that belong to one person. */
export function structuredData(question: StructuredDataQuestion): Thing[] {
  const { page, state, now } = question;
  const { shop } = state;
  const origin = question.publicUrl.replace(/\/+$/, '');
  const [only] = shop.branches.length === 1 ? shop.branches : [];
  switch (page.kind) {
    case 'home':
      return [
        websiteOf(state, origin),
        ...(only ? [restaurantOf({ shop, branch: only, now, origin, hasWholeMenu: false })] : []),
      ];
    case 'branch':
      return [
        restaurantOf({ shop, branch: page.branch, now, origin, hasWholeMenu: true }),
        breadcrumbs(origin, state, [
          { name: page.branch.name, path: `/store/${encodeURIComponent(page.branch.identifier)}` },
        ]),
      ];
    case 'text':
      return [breadcrumbs(origin, state, [{ name: page.text.title, path: page.text.href ?? '/' }])];
    case 'site': {
      const { site } = page;
      if (site.path === '/') return [websiteOf(state, origin)];
      const postedAt = question.postedAt(site.id);
      const isJob = site.type === 'custom_vacancy';
      const job = isJob
        ? jobOf({ site, config: shop.config, branches: shop.branches, postedAt, origin })
        : null;
      return [breadcrumbs(origin, state, trailOf(site.path, state)), ...(job ? [job] : [])];
    }
    default:
      return [];
  }
}

function websiteOf({ shop: { config } }: ShopState, origin: string): Thing {
  const about = config.seoDescription || config.description;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: config.shopName,
    url: `${origin}/`,
    ...(about ? { description: about } : {}),
    inLanguage: LANGUAGE,
    publisher: {
      '@type': 'Organization',
      name: config.businessName || config.shopName,
      url: config.website || `${origin}/`,
      ...(config.logo ? { logo: origin + imagePath(config.logo, 'small') } : {}),
    },
  };
}

interface Step {
  name: string;
  path: string;
}

/** The custom pages along a path: '/jobs' and '/jobs/koch', as far as they exist. */
function trailOf(path: string, { content }: ShopState): Step[] {
  const parts = path.split('/').filter(Boolean);
  return parts.flatMap((_, index) => {
    const at = `/${parts.slice(0, index + 1).join('/')}`;
    const site = content.sites.find((one) => one.path === at);
    return site ? [{ name: site.title || site.name, path: encodeURI(at) }] : [];
  });
}

/** https://schema.org/BreadcrumbList from the home page on. */
function breadcrumbs(origin: string, { shop }: ShopState, steps: readonly Step[]): Thing {
  const trail: Step[] = [{ name: shop.config.shopName, path: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
