import type { Branch } from '#domain/shop/branch.ts';
import { branchState } from '#domain/shop/service.ts';
import { useShop } from '#web/lib/shop.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { OpenStatus } from '../branch/open-status.tsx';
import { BranchMap } from '../map/branch-map.tsx';
import { HomePlace } from '../place/home-place.tsx';
import { InactiveBranchCard } from './branch-card.tsx';
import { BranchContactLines } from './branch-contact-lines.tsx';
import { BranchHours } from './branch-hours.tsx';
import { HomeHero, homePicture } from './home-hero.tsx';
import { ServiceLabels } from './service-labels.tsx';
import * as texts from './texts.ts';

/** The home page without the home-page plugin: each branch with its opening hours and contact, and the map. */
export function BranchHoursHome() {
  const { shop } = useShop();
  return (
    <>
      <HomeHero image={homePicture(shop.branches)}>
        <HomePlace />
      </HomeHero>
      <section aria-label={texts.ourBranches} className="page-width py-10 desk:py-16">
        <ul className="grid gap-6 md:grid-cols-2 desk:gap-8">
          {shop.branches.map((branch) => (
            <BranchDetails key={branch.id} branch={branch} />
          ))}
          {shop.inactiveBranches.map((branch) => (
            <InactiveBranchCard key={branch.id} branch={branch} />
          ))}
        </ul>
      </section>
      {shop.branches.length > 0 && (
        <section aria-labelledby="directions-title" className="page-width pb-14 desk:pb-24">
          <h2 id="directions-title" className="mb-5 font-display text-3xl desk:text-4xl">
            {texts.directions}
          </h2>
          <BranchMap branches={shop.branches} />
        </section>
      )}
    </>
  );
}

function BranchDetails({ branch }: { branch: Branch }) {
  const { now } = useShop();
  return (
    <li className="min-w-0">
      <article className="flex h-full flex-col gap-5 rounded-card bg-card p-5 shadow-card md:p-6 desk:p-8">
        <div className="flex flex-col gap-2">
          <h2 className="font-display text-2xl desk:text-3xl">{branch.name}</h2>
          <OpenStatus branch={branch} state={branchState(branch, null, now)} />
          <ServiceLabels branch={branch} />
        </div>
        <BranchHours branch={branch} />
        <BranchContactLines branch={branch} />
        <ButtonLink to={`/store/${branch.identifier}`} isWide className="mt-auto">
          {texts.orderNow}
          <span className="sr-only">: {branch.name}</span>
        </ButtonLink>
      </article>
    </li>
  );
}
