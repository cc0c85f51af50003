import { addressLine } from '#domain/contact/address.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { branchState, introMessage } from '#domain/shop/service.ts';
import { useShownState } from '#web/lib/cart/delivery-type.ts';
import { phoneHref } from '#web/lib/format.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { GalleryButton } from '../layout/gallery-button.tsx';
import { OrderTime } from '../time/order-time.tsx';
import { BranchRating } from './branch-rating.tsx';
import { introText } from './intro-text.ts';
import { OpenStatus } from './open-status.tsx';

/** The top of the branch page: name, state, address, a small picture. Low, so that the menu begins in the first screen. */
export function BranchHero({ branch }: { branch: Branch }) {
  const { now } = useShop();
  const state = useShownState(branch, now);
  const image = branch.images[0];
  return (
    <section className="bg-sand">
      <div className="page-width grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 md:grid-rows-[auto_1fr] desk:gap-x-10 desk:py-4">
        <div className="flex min-w-0 flex-col gap-1 desk:gap-1.5">
          <h1 className="font-display text-2xl leading-[1.1] md:text-3xl desk:text-[2.5rem]">
            {branch.name}
          </h1>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <OpenStatus
              branch={branch}
              state={state}
              isForOrdering={!branchState(branch, null, now).isOpen}
            />
            <BranchRating branch={branch} />
          </div>
        </div>
        <div className="col-span-2 row-start-2 flex min-w-0 flex-col gap-1 md:col-span-1 desk:gap-1.5">
          <OrderTime branch={branch} />
          {branch.description && (
            <p className="line-clamp-2 hidden max-w-2xl text-muted md:block desk:line-clamp-1 desk:max-w-none">
              {branch.description}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-5 text-sm md:text-base">
            <span className="flex min-h-7 items-center gap-1.5">
              <Icon name="pin" className="size-4.5 text-primary" />
              {addressLine(branch)}
            </span>
            {branch.phone && (
              <a
                href={phoneHref(branch.phone)}
                className="flex min-h-7 items-center gap-1.5 underline-offset-4 hover:underline"
              >
                <Icon name="phone" className="size-4.5 text-primary" />
                {branch.phone}
              </a>
            )}
          </div>
        </div>
        {image && (
          <GalleryButton
            images={branch.images}
            name={branch.name}
            isSmall
            className="col-start-2 row-start-1 overflow-hidden rounded-card md:row-span-2"
          >
            {/* Larger than a product's picture on every screen: this one is fetched first (largest-picture.test.ts). */}
            <Picture
              image={image}
              isEager
              isDecorative
              largest="small"
              sizes="(min-width: 78.125rem) 448px, (min-width: 48rem) 256px, 128px"
              className="h-28 w-32 object-cover object-[50%_25%] md:h-32 md:w-64 desk:h-36 desk:w-112"
            />
          </GalleryButton>
        )}
      </div>
    </section>
  );
}

/** What a guest must know before ordering; nothing while open and delivering. */
export function IntroBanner({ branch }: { branch: Branch }) {
  const { now } = useShop();
  const message = introMessage(branch, now);
  if (!message) return null;
  const { title, sentences } = introText(message, now, branch.timeZone);
  return (
    <div className="flex flex-1 text-sm">
      <NoticeBox tone="warning">
        <p>
          <strong className="font-semibold">{title}</strong> {sentences.join(' ')}
        </p>
      </NoticeBox>
    </div>
  );
}
