import { priceText } from '#domain/ordering/price-text.ts';
import { openConfigurator } from '#web/lib/cart/configurator-store.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { preloadConfigurator } from '../lazy-screens.tsx';
import { CreateLabel } from '../offer/create-label.tsx';
import { OFFER_TEXTS } from '../offer/offer.ts';
import type { Snack } from './section-data.ts';
import * as texts from './texts.ts';

/** Snacks as one row that scrolls sideways. */
export function CompactSnacks({ snacks, level }: { snacks: readonly Snack[]; level: 2 | 3 }) {
  if (snacks.length === 0) return null;
  return (
    <ul className="scrollbar-none -mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 desk:-mx-1 desk:scroll-px-1 desk:px-1">
      {snacks.map((snack) => (
        <li key={snack.product.id} className="flex w-72 max-w-[80vw] shrink-0 snap-start">
          <CompactSnack snack={snack} level={level} />
        </li>
      ))}
    </ul>
  );
}

function CompactSnack({ snack, level }: { snack: Snack; level: 2 | 3 }) {
  const { product, offer, branch } = snack;
  const { currency } = useShop().shop.config;
  const image = product.images[0];
  const price = priceText(product, currency);
  const Tag = `h${level}` as const;
  const isAvailable = offer === 'available';
  return (
    <article
      className={`flex w-full min-w-0 items-center gap-3 rounded-card p-2 ${isAvailable ? 'bg-card shadow-card' : 'bg-card/60'}`}
    >
      {image && (
        <Picture
          image={image}
          isDecorative
          largest="tiny"
          sizes="80px"
          className={`size-20 shrink-0 rounded-theme bg-sand object-cover ${isAvailable ? '' : 'opacity-65 grayscale-70'}`}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1 pr-1">
        <Tag className="line-clamp-2 font-semibold leading-snug">{product.name}</Tag>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <p className="text-sm tabular-nums">
            {offer === 'available' ? (price?.price ?? texts.priceOnRequest) : OFFER_TEXTS[offer]}
          </p>
          <Button
            size="small"
            disabled={!branch || !isAvailable}
            aria-haspopup="dialog"
            onClick={() => branch && openConfigurator({ branch, product })}
            onPointerEnter={preloadConfigurator}
            onFocus={preloadConfigurator}
          >
            <CreateLabel product={product.name} />
          </Button>
        </div>
      </div>
    </article>
  );
}
