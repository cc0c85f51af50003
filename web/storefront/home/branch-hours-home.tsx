import { useState } from 'react';
import type { Branch } from '#domain/branch.ts';
import { hoursOfService } from '#domain/service.ts';
import { phoneHref } from '#web/lib/format.ts';
import { useShop } from '#web/lib/shop.tsx';
import { ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { WeekTable } from '../layout/hours-table.tsx';
import { HomeHero, homePicture } from './home-hero.tsx';

/** The home page without the home-page plugin: each branch with its hours and contact. */
export function BranchHoursHome() {
  const { shop } = useShop();
  return (
    <>
      <HomeHero image={homePicture(shop.branches)} />
      <div className="page-width grid gap-8 py-10 md:grid-cols-2 desk:py-16">
        {shop.branches.map((branch) => (
          <BranchHours key={branch.id} branch={branch} />
        ))}
      </div>
    </>
  );
}

function BranchHours({ branch }: { branch: Branch }) {
  const { now } = useShop();
  const [isDelivery, setIsDelivery] = useState(false);
  const hasDeliveryHours = branch.isDeliveryEnabled && branch.isDeliveryHoursEnabled;
  return (
    <article className="flex flex-col gap-5 rounded-card bg-card p-6 shadow-card desk:p-8">
      <div>
        <h2 className="font-display text-3xl">{branch.name}</h2>
        <p className="text-muted">
          {branch.street}, {branch.zipCode} {branch.city}
        </p>
      </div>
      {hasDeliveryHours && (
        <div className="grid grid-cols-2 rounded-full bg-sand p-1">
          {[false, true].map((forDelivery) => (
            <button
              key={String(forDelivery)}
              type="button"
              aria-pressed={isDelivery === forDelivery}
              onClick={() => setIsDelivery(forDelivery)}
              className="min-h-11 rounded-full font-semibold aria-pressed:bg-card aria-pressed:shadow-card"
            >
              {forDelivery ? 'Lieferzeiten' : 'Öffnungszeiten'}
            </button>
          ))}
        </div>
      )}
      <WeekTable
        hours={hoursOfService(branch, isDelivery ? 'delivery' : null)}
        now={now}
        timeZone={branch.timeZone}
      />
      <div className="mt-auto flex flex-wrap gap-3">
        <ButtonLink to={`/store/${branch.identifier}`}>Jetzt Bestellen</ButtonLink>
        {branch.phone && (
          <ButtonAnchor href={phoneHref(branch.phone)} look="secondary">
            {branch.phone}
          </ButtonAnchor>
        )}
      </div>
    </article>
  );
}
