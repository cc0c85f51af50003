import { useShop } from '#web/lib/shop.tsx';
import { BranchHoursHome } from './branch-hours-home.tsx';
import { BranchListHome } from './branch-list-home.tsx';
import { SingleBranchHome } from './single-branch-home.tsx';

/** The home page in its three forms (specification, section 2 "Home page"). */
export function HomePage() {
  const { shop } = useShop();
  const only = shop.branches[0];
  if (only && shop.branches.length === 1 && shop.inactiveBranches.length === 0)
    return <SingleBranchHome branch={only} />;
  return shop.config.enablePluginHomePage ? <BranchListHome /> : <BranchHoursHome />;
}
