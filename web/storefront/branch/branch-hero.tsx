import { addressLine } from '#domain/contact/address.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { branchState, introMessage } from '#domain/shop/service.ts';
import { useShownState } from '#web/lib/cart/delivery-type.ts';
import { useTableName } from '#web/lib/cart/order-place.ts';
import { phoneHref } from '#web/lib/format.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { GalleryButton } from '../layout/gallery-button.tsx';
import { introText } from './intro-text.ts';
import { OpenStatus } from './open-status.tsx';

/** The top of the branch page: picture, name, state, address. */
export function BranchHero({ branch }: { branch: Branch }) {
  const { now } = useShop();
  const state = useShownState(branch, now);
  const image = branch.images[0];
  const table = useTableName(branch);
  return (
    <section className="bg-sand">
      <div className="grid desk:grid-cols-[max(3rem,calc((100%-82rem)/2))_1fr_50%] desk:items-stretch">
        {image && (
          <GalleryButton
            images={branch.images}
            name={branch.name}
            className="desk:col-start-3 desk:row-start-1"
          >
            <Picture
              image={image}
              isEager
              isDecorative
              sizes="(min-width: 78.125rem) 50vw, 100vw"
              className="aspect-[2/1] w-full md:aspect-[5/2] object-cover object-[50%_25%] desk:aspect-auto desk:h-100"
            />
          </GalleryButton>
        )}
        <div className="flex min-w-0 flex-col justify-center gap-3 px-5 py-6 desk:col-start-2 desk:row-start-1 desk:py-10 desk:pr-12 desk:pl-0">
          <h1 className="font-display text-4xl leading-[1.08] desk:text-[3.4rem]">{branch.name}</h1>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <OpenStatus
              branch={branch}
              state={state}
              isForOrdering={!branchState(branch, null, now).isOpen}
            />
            {table && <p className="-my-1 rounded-full bg-ink px-4 py-1 font-semibold text-paper">{table}</p>}
          </div>
          {branch.description && (
            <p className="hidden max-w-xl text-muted md:block desk:text-lg">{branch.description}</p>
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-0 desk:mt-1">
            <span className="flex min-h-8 items-center gap-2">
              <Icon name="pin" className="size-5 text-primary" />
              {addressLine(branch)}
            </span>
            {branch.phone && (
              <a
                href={phoneHref(branch.phone)}
                className="flex min-h-8 items-center gap-2 underline-offset-4 hover:underline"
              >
                <Icon name="phone" className="size-5 text-primary" />
                {branch.phone}
              </a>
            )}
          </div>
        </div>
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
    <NoticeBox tone="warning" title={title}>
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
    </NoticeBox>
  );
}
