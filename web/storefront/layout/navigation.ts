import type { NavigationItem } from '#entities/shapes/navigation.ts';
import type { ShopState } from '#web/lib/shop-data.ts';
import { pageOf } from '../pages.ts';
import { linkTarget } from '../text/link-target.ts';
import * as texts from './texts.ts';

/** A menu entry, ready to render. */
export interface NavigationLink {
  /** Its position in the tree, for example '1.0'. */
  id: string;
  label: string;
  /** null: a group, which only opens its children. */
  href: string | null;
  /** 'page' for exactly the current page; 'true' if the current page belongs to it: its checkout, or a child. */
  current: 'page' | 'true' | null;
  children: NavigationLink[];
}

/** The current location. */
interface Place extends ShopState {
  path: string;
  publicUrl: string;
}

/** With more branches than this they get a group of their own. */
const BRANCHES_IN_ROW = 3;

/** The entries of the record `header`; without it home and the branches. */
export function headerLinks(place: Place): NavigationLink[] {
  return recordLinks('header', place) ?? linksOf(usualItems(place), place);
}

/** The entries of the record `footer`; none without it. */
export function footerLinks(place: Place): NavigationLink[] {
  return recordLinks('footer', place) ?? [];
}

function recordLinks(identifier: string, place: Place): NavigationLink[] | null {
  const record = place.content.navigations.find((one) => one.identifier === identifier);
  return record ? linksOf(record.items, place) : null;
}

function linksOf(items: readonly NavigationItem[], place: Place, prefix = ''): NavigationLink[] {
  return items.flatMap((item, index) => {
    // Removed or non-public targets appear in no menu, nor does anything below them.
    const entry = item.isEnabled ? entryOf(item, place) : null;
    if (!entry) return [];
    const children = linksOf(item.children, place, `${prefix}${index}.`);
    if (entry.href === null && children.length === 0) return [];
    const belongs = children.some((child) => child.current) ? 'true' : null;
    return [{ ...entry, id: `${prefix}${index}`, current: entry.current ?? belongs, children }];
  });
}

type Entry = Pick<NavigationLink, 'label' | 'href' | 'current'>;

function entryOf(item: NavigationItem, place: Place): Entry | null {
  switch (item.type) {
    case 'home':
      return { label: item.label || texts.home, href: '/', current: place.path === '/' ? 'page' : null };
    case 'site':
      return siteEntry(item, place);
    case 'branch':
      return branchEntry(item, place);
    case 'link': {
      const target = linkTarget(item.href, place.publicUrl);
      const isShown = target.kind === 'page' && target.to === place.path;
      return { label: item.label || texts.learnMore, href: item.href, current: isShown ? 'page' : null };
    }
    case 'group':
      return { label: item.label || texts.learnMore, href: null, current: null };
  }
}

function siteEntry(item: NavigationItem, place: Place): Entry | null {
  const site = place.content.sites.find(({ id, isPublic }) => id === item.site?.id && isPublic);
  if (!site) return null;
  const page = pageOf(place.path, place);
  const isShown = page.kind === 'site' && page.site.id === site.id;
  return { label: item.label || site.title || site.name, href: site.path, current: isShown ? 'page' : null };
}

function branchEntry(item: NavigationItem, place: Place): Entry | null {
  const branch = place.shop.branches.find(({ id }) => id === item.branch?.id);
  if (!branch) return null;
  const page = pageOf(place.path, place);
  const isOfBranch = 'branch' in page && page.branch.id === branch.id;
  return {
    label: item.label || branch.name,
    href: `/store/${branch.identifier}`,
    current: isOfBranch ? (page.kind === 'branch' ? 'page' : 'true') : null,
  };
}

/** Home and the branches; a single branch's entry is simply the place to order. */
function usualItems({ shop }: ShopState): NavigationItem[] {
  const blank = { label: '', isEnabled: true, site: null, branch: null, href: '', children: [] };
  const label = shop.branches.length === 1 ? texts.orderOnline : '';
  const branches = shop.branches.map(
    ({ id }): NavigationItem => ({ ...blank, type: 'branch', label, branch: { id } }),
  );
  const grouped: NavigationItem[] =
    branches.length > BRANCHES_IN_ROW
      ? [{ ...blank, type: 'group', label: texts.branches, children: branches }]
      : branches;
  return [{ ...blank, type: 'home' }, ...grouped];
}

/** Room for the entries between logo and cart on the narrowest desktop (1250 px), in px. */
const ROOM = 600;
const MORE: Omit<NavigationLink, 'children'> = { id: 'mehr', label: texts.more, href: null, current: null };

/** The entries that fit into the header's row; the rest goes into a last group 'Mehr'. */
export function fitted(links: readonly NavigationLink[], room = ROOM): NavigationLink[] {
  const total = links.reduce((sum, link) => sum + widthOf(link), 0);
  if (total <= room) return [...links];
  let left = room - widthOf({ ...MORE, children: [...links] });
  const count = links.findIndex((link) => {
    left -= widthOf(link);
    return left < 0;
  });
  const rest = links.slice(count);
  const current = rest.some((link) => link.current) ? 'true' : null;
  return [...links.slice(0, count), { ...MORE, current, children: rest }];
}

/** Approximate width of an entry: its letters, padding, and the menu's arrow. */
function widthOf({ label, children }: Pick<NavigationLink, 'label' | 'children'>): number {
  return 36 + 8.2 * label.length + (children.length > 0 ? 22 : 0);
}
