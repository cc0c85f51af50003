import { priceText } from '#domain/ordering/price-text.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { SectionValue } from '#entities/shapes/content.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { CreateLabel } from '../offer/create-label.tsx';
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
}

/** The products that guests configure, each with its picture, its price and a button. */
export function SnackTiles({ value: { title, text }, snacks, lead }: SnackTilesProps) {
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
      <ul className={`grid grid-cols-2 gap-4 desk:gap-6 ${columns}`}>
        {snacks.map((snack) => (
          <li key={snack.product.id} className="relative flex min-w-0">
            <SnackTile snack={snack} level={title ? 3 : 2} lead={lead} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SnackTileProps extends Pick<SnackTilesProps, 'lead'> {
  snack: Snack;
  level: 2 | 3;
}

function SnackTile({ snack, level, lead }: SnackTileProps) {
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
        {branch && branch !== lead && (
          <p className="text-muted text-sm">{texts.onlyFrom({ branch: branch.name })}</p>
        )}
        <div className="mt-auto flex flex-col pt-2">
          <CreateLink snack={snack} />
        </div>
      </div>
    </article>
  );
}

function CreateLink({ snack: { product, offer, branch } }: Pick<SnackTileProps, 'snack'>) {
  const label = <CreateLabel product={product.name} />;
  if (!branch || offer !== 'available') return <Button disabled>{label}</Button>;
  return <ButtonLink to={`/store/${branch.identifier}?produkt=${product.id}`}>{label}</ButtonLink>;
}
