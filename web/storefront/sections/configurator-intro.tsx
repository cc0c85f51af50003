import { Suspense } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import { useShop } from '#web/lib/shop.tsx';
import type { ShownCategory } from '../offer/shown-catalogue.ts';
import { LazyCompactSections } from './lazy-compact-sections.ts';
import { configuratorSiteOf, sectionsOf } from './shown-sections.ts';

interface ConfiguratorIntroProps {
  branch: Branch;
  /** The group of the menu that stands above it. */
  above: ShownCategory | undefined;
}

/**
 * The body of the shop's configurator page within the menu of a branch, below the first group: the menu begins in the
 * first screen. Nothing if the shop has no such page.
 */
export function ConfiguratorIntro({ branch, above }: ConfiguratorIntroProps) {
  const site = configuratorSiteOf(useShop().content.sites);
  if (!site) return null;
  return (
    <Suspense fallback={null}>
      <LazyCompactSections body={sectionsOf(site)} branch={branch} above={above} />
    </Suspense>
  );
}
