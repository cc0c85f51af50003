import type { ReactNode } from 'react';
import { addressLine } from '#domain/contact/address.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { branchState } from '#domain/shop/service.ts';
import { directionsHref, phoneHref } from '#web/lib/format.ts';
import { useShop } from '#web/lib/shop.tsx';
import { ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { OpenStatus } from '../branch/open-status.tsx';
import { BranchMap } from '../map/branch-map.tsx';
import { HomePlace } from '../place/home-place.tsx';
import { BranchContactLines } from './branch-contact-lines.tsx';
import { BranchHours } from './branch-hours.tsx';
import { HomeHero, homePicture } from './home-hero.tsx';
import { ServiceLabels } from './service-labels.tsx';
import * as texts from './texts.ts';

/** One branch: three teasers, the week's opening hours, and how to get there. */
export function SingleBranchHome({ branch }: { branch: Branch }) {
  const { now } = useShop();
  return (
    <>
      <HomeHero image={homePicture([branch])}>
        <OpenStatus branch={branch} state={branchState(branch, null, now)} />
        <ServiceLabels branch={branch} />
        <HomePlace />
      </HomeHero>
      <Teasers branch={branch} />
      <div className="page-width grid gap-12 pb-14 desk:grid-cols-[1fr_1.2fr] desk:gap-20 desk:pb-24">
        <section aria-labelledby="hours-title">
          <h2 id="hours-title" className="mb-4 font-display text-3xl">
            {texts.openingHours}
          </h2>
          <BranchHours branch={branch} />
        </section>
        <section aria-labelledby="directions-title" className="flex flex-col gap-4">
          <h2 id="directions-title" className="font-display text-3xl">
            {texts.directions}
          </h2>
          <BranchMap branches={[branch]} />
          <BranchContactLines branch={branch} hasAddress={false} />
        </section>
      </div>
    </>
  );
}

/** The texts are verbatim what the shop asked for. */
function Teasers({ branch }: { branch: Branch }) {
  return (
    <section
      aria-label={texts.ourOffer}
      className="page-width grid gap-5 py-10 md:grid-cols-3 desk:gap-8 desk:py-16"
    >
      <Teaser
        icon="bag"
        title={texts.orderOnline}
        text={texts.orderOnlineText}
        action={
          <ButtonLink to={`/store/${branch.identifier}`} isWide>
            {texts.orderNow}
          </ButtonLink>
        }
      />
      {branch.phone && (
        <Teaser
          icon="cutlery"
          title={texts.reservation}
          text={texts.reservationText}
          action={
            <ButtonAnchor href={phoneHref(branch.phone)} look="secondary" isWide>
              {texts.callNow}
            </ButtonAnchor>
          }
        />
      )}
      <Teaser
        icon="pin"
        title={texts.directions}
        text={addressLine(branch)}
        action={
          <ButtonAnchor
            href={directionsHref(branch)}
            target="_blank"
            rel="noopener noreferrer"
            look="secondary"
            isWide
          >
            {texts.computeRoute}
          </ButtonAnchor>
        }
      />
    </section>
  );
}

interface TeaserProps {
  icon: IconName;
  title: string;
  text: string;
  action: ReactNode;
}

function Teaser({ icon, title, text, action }: TeaserProps) {
  return (
    <article className="flex flex-col gap-3 rounded-card bg-card p-6 shadow-card md:p-5 desk:p-8">
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon name={icon} className="size-7" />
      </span>
      <h2 className="mt-2 hyphens-auto font-display text-2xl md:text-xl desk:text-2xl">{title}</h2>
      <p className="mb-3 text-muted">{text}</p>
      <div className="mt-auto">{action}</div>
    </article>
  );
}
