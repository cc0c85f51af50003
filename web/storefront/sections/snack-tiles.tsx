import type { ReactNode } from 'react';
import { priceText } from '#domain/ordering/price-text.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { SectionValue } from '#entities/shapes/content.ts';
import { openConfigurator } from '#web/lib/cart/configurator-store.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { preloadConfigurator } from '../lazy-screens.tsx';
import { OFFER_TEXTS } from '../offer/offer.ts';
import { isEmptyText, RichText } from '../text/rich-text.tsx';
import type { Snack } from './section-data.ts';
import { SectionHeading } from './section-heading.tsx';
import * as texts from './texts.ts';

interface SnackTilesProps {
  value: SectionValue<'configurator'>;
  snacks: readonly Snack[];
  /** The branch that orders go to, unless a snack is of another one. */
  lead: Branch | undefined;
  /** The configurator opens over the page; elsewhere the button links to the branch page. */
  isOnBranchPage: boolean;
}

/** On the phone a row that scrolls sideways, so that the branch's menu stays close. */
const SCROLLING = 'scrollbar-none -mx-5 flex snap-x scroll-px-5 overflow-x-auto px-5 pb-4 md:pb-0';

/** The products that guests configure, each with its picture, its price and a button. */
export function SnackTiles({ value: { title, text }, snacks, ...place }: SnackTilesProps) {
  const columns = snacks.length > 4 ? 'md:grid-cols-3 desk:grid-cols-5' : 'md:grid-cols-4';
  return (
    <section
      data-section="configurator"
      className="page-width flex flex-col gap-6 py-8 desk:gap-8 desk:py-12"
    >
      {(title || !isEmptyText(text)) && (
        <div className="flex max-w-3xl flex-col gap-3">
          <SectionHeading level={2}>{title}</SectionHeading>
          {!isEmptyText(text) && <RichText text={text} level={3} className="text-muted desk:text-lg" />}
        </div>
      )}
      <ul
        className={`gap-4 md:mx-0 md:grid md:overflow-visible md:px-0 desk:gap-6 ${columns} ${place.isOnBranchPage ? SCROLLING : 'grid grid-cols-2'}`}
      >
        {snacks.map((snack) => (
          <li
            key={snack.product.id}
            className={`relative flex min-w-0 ${place.isOnBranchPage ? 'w-[42vw] shrink-0 snap-start md:w-auto' : ''}`}
          >
            <SnackTile snack={snack} level={title ? 3 : 2} {...place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SnackTileProps extends Pick<SnackTilesProps, 'lead' | 'isOnBranchPage'> {
  snack: Snack;
  level: 2 | 3;
}

function SnackTile({ snack, level, lead, isOnBranchPage }: SnackTileProps) {
  const { product, offer, branch } = snack;
  const isAvailable = offer === 'available';
  const { config } = useShop().shop;
  const image = product.images[0];
  const price = priceText(product, config.currency);
  const Tag = `h${level}` as const;
  return (
    <article
      className={`flex w-full min-w-0 flex-col overflow-hidden rounded-card ${isAvailable ? 'bg-card shadow-card' : 'bg-card/60'}`}
    >
      <div className="aspect-square overflow-hidden bg-sand desk:aspect-[4/3]">
        {image && (
          <Picture
            image={image}
            isDecorative
            largest="small"
            sizes="(min-width: 78.125rem) 310px, (min-width: 48rem) 30vw, 46vw"
            className={`size-full object-cover ${isAvailable ? '' : 'opacity-65 grayscale-70'}`}
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3.5 desk:p-5">
        <Tag className="hyphens-auto font-semibold leading-snug desk:text-lg">{product.name}</Tag>
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="font-semibold tabular-nums">{price ? price.price : texts.priceOnRequest}</span>
          {price?.unit && <span className="text-muted text-sm">{price.unit}</span>}
        </p>
        {offer !== 'available' && <p className="font-medium text-error text-sm">{OFFER_TEXTS[offer]}</p>}
        {!isOnBranchPage && branch && branch !== lead && (
          <p className="text-muted text-sm">{texts.onlyFrom({ branch: branch.name })}</p>
        )}
        <div className="mt-auto flex flex-col pt-2">
          <CreateButton snack={snack} isOnBranchPage={isOnBranchPage} />
        </div>
      </div>
    </article>
  );
}

function CreateButton({
  snack: { product, offer, branch },
  isOnBranchPage,
}: Pick<SnackTileProps, 'snack' | 'isOnBranchPage'>) {
  const label = (
    <>
      {texts.create<ReactNode>({
        product: product.name,
        hidden: (words) => (
          <span key="product" className="sr-only">
            {words}
          </span>
        ),
      })}
    </>
  );
  if (!branch || offer !== 'available') return <Button disabled>{label}</Button>;
  if (!isOnBranchPage)
    return <ButtonLink to={`/store/${branch.identifier}?produkt=${product.id}`}>{label}</ButtonLink>;
  return (
    <Button
      aria-haspopup="dialog"
      onClick={() => openConfigurator({ branch, product })}
      onPointerEnter={preloadConfigurator}
      onFocus={preloadConfigurator}
    >
      {label}
    </Button>
  );
}
