import { memo, useId, useMemo } from 'react';
import { isLongLeadTime } from '#domain/catalogue/lead-time.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { priceText } from '#domain/ordering/price-text.ts';
import { quickItem } from '#domain/ordering/quick-add.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { CART_COLUMN, useCartPanel } from '#web/lib/cart/cart-panel.ts';
import { openConfigurator } from '#web/lib/cart/configurator-store.ts';
import { productContentsText } from '#web/lib/item-text.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { preloadConfigurator } from '../lazy-screens.tsx';
import { EditLink } from '../staff/edit-link.tsx';
import { CreateButton } from './create-button.tsx';
import { DietNote } from './diet-note.tsx';
import { OFFER_TEXTS, type Offer } from './offer.ts';
import { QuickAdd } from './quick-add.tsx';
import { SaleTimesButton } from './sale-times-button.tsx';
import * as texts from './texts.ts';

interface ProductCardProps {
  branch: Branch;
  product: Product;
  offer: Offer;
  /** Shown below the price. */
  note?: string;
  /** Its picture is above the fold. */
  isFirst: boolean;
  /** One tap adds it where nothing is left to choose: on pages whose cart is in view. */
  hasQuickAdd?: boolean;
}

/** A product of the menu: a row on the phone, a card on the desktop; all of it but its plus opens the configurator. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { branch, product, offer, note = '', isFirst, hasQuickAdd = false } = props;
  const image = product.images[0];
  const isAvailable = offer === 'available';
  return (
    <li className="flex">
      <article
        className={`group relative flex w-full gap-4 [contain:content] overflow-hidden rounded-card bg-card p-3 pl-4 shadow-card transition-shadow desk:flex-col-reverse desk:gap-0 desk:p-0 ${isAvailable ? 'hover:shadow-lift' : 'bg-card/60 shadow-none'}`}
      >
        <ProductText {...{ branch, product, offer, note }} />
        <div className="relative h-26 w-[min(8rem,33vw)] shrink-0 desk:aspect-[4/3] desk:h-auto desk:w-full">
          <div className="size-full overflow-hidden rounded-theme bg-sand desk:rounded-none">
            {image && (
              <Picture
                image={image}
                isDecorative
                isInView={isFirst}
                sizes="(min-width: 78.125rem) 300px, 128px"
                largest="small"
                className={`size-full object-cover transition-transform duration-500 ${isAvailable ? 'desk:group-hover:scale-[1.03]' : 'opacity-65 grayscale-70'}`}
              />
            )}
          </div>
          {isAvailable && <CardPlus branch={branch} product={product} isQuick={hasQuickAdd} />}
        </div>
        {hasQuickAdd && <WayToCart product={product} isQuick />}
        <EditLink path="/products" id={product.id} name={product.name} />
      </article>
    </li>
  );
});

const CORNER = 'absolute right-1 bottom-1 desk:right-3 desk:bottom-3';

function CardPlus({ branch, product, isQuick }: { branch: Branch; product: Product; isQuick: boolean }) {
  const item = useMemo(() => (isQuick ? quickItem(product) : null), [isQuick, product]);
  if (product.content.type === 'snack') return <CreateButton branch={branch} product={product} />;
  if (item) return <QuickAdd branch={branch} item={item} className={`${CORNER} z-10`} />;
  return (
    <span
      aria-hidden="true"
      className={`${CORNER} inline-flex size-9 items-center justify-center rounded-full bg-card text-primary shadow-lift transition-colors group-hover:bg-primary group-hover:text-on-primary desk:size-11`}
    >
      <Icon name="plus" className="size-5" />
    </span>
  );
}

function ProductText({ branch, product, offer, note }: Omit<ProductCardProps, 'isFirst' | 'hasQuickAdd'>) {
  const { shop } = useShop();
  const isAvailable = offer === 'available';
  const price = priceText(product, shop.config.currency);
  const contents = productContentsText(product);
  // Sold at other times: shown disabled, yet its details open.
  const isLater = offer === 'unavailable';
  const nameId = useId();
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1 py-0.5 desk:gap-1.5 desk:p-5">
      <h3 className="font-semibold text-[1.0625rem] leading-snug desk:text-lg">
        <button
          type="button"
          // Not `disabled`: a product that sells out while focused must not lose the focus.
          aria-disabled={!isAvailable}
          aria-haspopup="dialog"
          id={nameId}
          // For the keyboard the button below says what it opens.
          {...(isLater ? { tabIndex: -1 } : {})}
          onClick={() => {
            if (isAvailable || isLater) openConfigurator({ branch, product });
          }}
          onPointerEnter={preloadConfigurator}
          onFocus={preloadConfigurator}
          className={`max-w-full text-left ${isLater ? '' : 'aria-disabled:cursor-not-allowed'} after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-ink focus-visible:after:-outline-offset-3`}
        >
          {product.name}
        </button>
      </h3>
      <WayToCart product={product} isQuick={false} />
      {product.description && (
        <p className="line-clamp-2 text-muted text-sm desk:line-clamp-3">{product.description}</p>
      )}
      {contents && <p className="break-words text-sm">{texts.contentsOf({ contents })}</p>}
      <DietNote product={product} />
      {product.allergens && (
        <p className="text-muted text-xs">{texts.allergens({ allergens: product.allergens })}</p>
      )}
      <p className="mt-auto flex flex-wrap items-baseline gap-x-1.5 pt-1.5">
        <span className="font-semibold text-[1.0625rem] tabular-nums desk:text-lg">
          {price ? price.price : texts.priceOnRequest}
        </span>
        {price?.unit && <span className="text-muted text-sm">{price.unit}</span>}
      </p>
      <ProductHint product={product} offer={offer} />
      {isLater && <SaleTimesButton {...{ branch, product, nameId }} />}
      {note && <p className="text-muted text-sm">{note}</p>}
    </div>
  );
}

/** After adding: for the keyboard the cart is the next stop, not the rest of the menu. */
function WayToCart({ product, isQuick }: { product: Product; isQuick: boolean }) {
  const isOffered = useCartPanel((panel) => panel.added === product.id && panel.isQuick === isQuick);
  if (!isOffered) return null;
  return (
    <a
      href={`#${CART_COLUMN}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CART_COLUMN)?.focus();
      }}
      className="sr-only z-10 rounded-theme bg-ink px-4 py-3 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
    >
      {texts.toCart}
    </a>
  );
}

function ProductHint({ product, offer }: { product: Product; offer: Offer }) {
  if (offer !== 'available') return <p className="font-medium text-error text-sm">{OFFER_TEXTS[offer]}</p>;
  if (!isLongLeadTime(product)) return null;
  return (
    <p className="flex items-center gap-1.5 text-muted text-sm">
      <Icon name="clock" className="size-4" />
      {texts.leadTime({ count: product.leadTimeValue, unit: product.leadTimeType })}
    </p>
  );
}
