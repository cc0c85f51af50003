import { lazy, Suspense, useMemo } from 'react';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Optional } from '#web/ui/optional.tsx';
import { LazySections } from '../sections/lazy-sections.ts';
import { blockSections } from '../sections/shown-sections.ts';
import { BranchHoursHome } from './branch-hours-home.tsx';
import { BranchListHome } from './branch-list-home.tsx';
import { SingleBranchHome } from './single-branch-home.tsx';

/** Only for guests whom this device remembers: the code is fetched after the page. */
const LastOrders = lazy(() =>
  import('../guest/last-orders.tsx').then(({ LastOrders: Part }) => ({ default: Part })),
);

/** The shared content at the end of the home page, whatever its form. */
const HOME_BLOCK = 'home';

/** The home page in its three forms, plus the shop's additions. */
export function HomePage() {
  return (
    <>
      <HomeForm />
      <Optional>
        <RememberedOrders />
      </Optional>
      <HomeContent />
    </>
  );
}

function RememberedOrders() {
  return useHydrated() ? <LastOrders /> : null;
}

function HomeContent() {
  const { blocks } = useShop().content;
  const body = useMemo(() => blockSections(blocks, HOME_BLOCK), [blocks]);
  if (body.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LazySections body={body} isPart />
    </Suspense>
  );
}

/** The single-branch form has everything that the alternative home page has, so the plugin makes no difference. */
function HomeForm() {
  const { shop } = useShop();
  const only = shop.branches[0];
  if (only && shop.branches.length === 1 && shop.inactiveBranches.length === 0)
    return <SingleBranchHome branch={only} />;
  return shop.config.enablePluginHomePage ? <BranchListHome /> : <BranchHoursHome />;
}
