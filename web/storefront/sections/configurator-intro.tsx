import { Suspense } from 'react';
import { useShop } from '#web/lib/shop.tsx';
import { LazySections } from './lazy-sections.ts';
import { configuratorSiteOf, sectionsOf } from './shown-sections.ts';

/**
 * The body of the shop's configurator page as the introduction of the branch page, below the branch's name and state.
 * Nothing if the shop has no such page.
 */
export function ConfiguratorIntro() {
  const site = configuratorSiteOf(useShop().content.sites);
  if (!site) return null;
  return (
    <Suspense fallback={null}>
      <LazySections body={sectionsOf(site)} isPart />
    </Suspense>
  );
}
