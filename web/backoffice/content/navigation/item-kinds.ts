import type { NavigationItem } from '#entities/shapes/navigation.ts';
import type { Option } from '#web/backoffice/crud/use-options.ts';
import type { StaffIconName } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

export const ITEM_ICONS: Readonly<Record<NavigationItem['type'], StaffIconName>> = {
  site: 'site',
  branch: 'branch',
  home: 'home',
  link: 'link',
  group: 'list',
};

export const NEW_ITEM: NavigationItem = {
  type: 'site',
  label: '',
  isEnabled: true,
  site: null,
  branch: null,
  href: '',
  children: [],
};

/** What entries may point to, by name. */
export interface ItemTargets {
  sites: readonly Option[];
  branches: readonly Option[];
}

/** What the shop's menu will show, as far as it is known; '' for an unfinished entry. */
export function itemLabel({ label, type, site, branch }: NavigationItem, targets: ItemTargets): string {
  if (label.trim() !== '') return label.trim();
  switch (type) {
    case 'home':
      return texts.homePage;
    case 'site':
      return targets.sites.find(({ id }) => id === site?.id)?.name ?? '';
    case 'branch':
      return targets.branches.find(({ id }) => id === branch?.id)?.name ?? '';
    default:
      return '';
  }
}
