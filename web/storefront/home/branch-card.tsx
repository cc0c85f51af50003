import { Link } from 'react-router-dom';
import { addressLine, type PostalAddress } from '#domain/contact/address.ts';
import type { ImageRef } from '#domain/media/image.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { type DeliveryOffer, placeName } from '#domain/shop/delivery-offer.ts';
import { branchState } from '#domain/shop/service.ts';
import type { InactiveBranch } from '#domain/shop/shop.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { BranchRating } from '../branch/branch-rating.tsx';
import { OpenStatus } from '../branch/open-status.tsx';
import { SERVICE_ICONS } from '../time/service-icons.ts';
import { ServiceLabels } from './service-labels.tsx';
import * as texts from './texts.ts';

const CARD = 'relative flex h-full flex-col overflow-hidden rounded-card bg-card shadow-card';

/** One branch of the list; the whole card is a link to it. */
export function BranchCard({ branch, offer = null }: { branch: Branch; offer?: DeliveryOffer | null }) {
  const { now } = useShop();
  return (
    <li className="min-w-0">
      <article
        className={`${CARD} group transition-shadow hover:shadow-lift has-[a:focus-visible]:shadow-lift`}
      >
        <CardPictures images={branch.images} logo={branch.logo} />
        <div className="flex flex-1 flex-col gap-4 p-5 desk:p-7">
          <div className="flex flex-col gap-1">
            <h3 className="font-display text-2xl desk:text-3xl">
              <Link to={`/store/${branch.identifier}`} className="after:absolute after:inset-0">
                {branch.name}
              </Link>
            </h3>
            <Address place={branch} />
            {offer && (
              <p className="flex items-start gap-1.5 font-medium text-secondary">
                <Icon name={SERVICE_ICONS.delivery} className="size-5" />
                {texts.deliversTo({ place: placeName(offer) })}
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-4">
            <OpenStatus branch={branch} state={branchState(branch, null, now)} />
            <BranchRating branch={branch} />
          </div>
          <div className="mt-auto flex items-end justify-between gap-4 pt-1">
            <ServiceLabels branch={branch} />
            <span
              aria-hidden="true"
              className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary transition-transform group-hover:translate-x-1"
            >
              <Icon name="chevron-right" />
            </span>
          </div>
        </div>
      </article>
    </li>
  );
}

/** Enabled but not public: visible, but cannot be entered (R96). */
export function InactiveBranchCard({ branch }: { branch: InactiveBranch }) {
  return (
    <li className="min-w-0">
      <article className={`${CARD} bg-sand shadow-none`}>
        <div className="opacity-55 grayscale">
          <CardPictures images={branch.images} logo={branch.logo} />
        </div>
        <div className="flex flex-col gap-1 p-5 desk:p-7">
          <h3 className="font-display text-2xl desk:text-3xl">{branch.name}</h3>
          <Address place={branch} />
          <p className="mt-3 font-medium text-muted">{texts.unavailable}</p>
        </div>
      </article>
    </li>
  );
}

/** The first picture large, the second beside it; the branch page shows the rest. */
function CardPictures({ images, logo }: { images: readonly ImageRef[]; logo: ImageRef | null }) {
  const [first, second] = images;
  return (
    <div className="relative">
      <div className={`grid aspect-[16/9] gap-1 bg-sand ${second ? 'grid-cols-[2fr_1fr]' : ''}`}>
        {first && (
          <Picture
            image={first}
            isDecorative
            sizes="(min-width: 88rem) 640px, (min-width: 48rem) 47vw, 92vw"
            className="size-full min-h-0 min-w-0 object-cover"
          />
        )}
        {second && (
          <Picture
            image={second}
            isDecorative
            sizes="(min-width: 88rem) 380px, (min-width: 48rem) 28vw, 55vw"
            largest="small"
            className="size-full min-h-0 min-w-0 object-cover"
          />
        )}
      </div>
      {logo && (
        <span className="absolute bottom-0 left-5 translate-y-1/3 rounded-full bg-card p-2 dark:bg-on-night shadow-card desk:left-7">
          <Picture image={logo} isDecorative sizes="56px" largest="tiny" className="size-12 object-contain" />
        </span>
      )}
    </div>
  );
}

function Address({ place }: { place: PostalAddress }) {
  return <p className="text-muted">{addressLine(place)}</p>;
}
