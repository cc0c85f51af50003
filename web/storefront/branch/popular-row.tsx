import { priceText } from '#domain/ordering/price-text.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { openConfigurator } from '#web/lib/cart/configurator-store.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { preloadConfigurator } from '../lazy-screens.tsx';
import type { ShownCategory } from '../offer/shown-catalogue.ts';
import * as texts from './texts.ts';

const FEWEST = 3;
const MOST = 6;

interface PopularRowProps {
  branch: Branch;
  groups: readonly ShownCategory[];
}

/** What guests order most often here and can have now, as one row; nothing if that is little. */
export function PopularRow({ branch, groups }: PopularRowProps) {
  const { currency } = useShop().shop.config;
  const listed = new Map(
    groups.flatMap(({ products }) => products.map((shown) => [shown.product.id, shown] as const)),
  );
  const popular = branch.popularProducts
    .flatMap(({ id }) => listed.get(id) ?? [])
    .filter(({ offer }) => offer === 'available')
    .slice(0, MOST);
  if (popular.length < FEWEST) return null;
  return (
    <section aria-labelledby="popular-title" className="pt-4 desk:pt-5">
      <h2 id="popular-title" className="mb-2 font-display text-xl leading-tight desk:text-2xl">
        {texts.popular}
      </h2>
      <ul className="scrollbar-none -mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 desk:-mx-1 desk:scroll-px-1 desk:px-1">
        {popular.map(({ product }) => (
          <li key={product.id} className="flex w-64 max-w-[70vw] shrink-0 snap-start">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => openConfigurator({ branch, product })}
              onPointerEnter={preloadConfigurator}
              onFocus={preloadConfigurator}
              className="flex w-full items-center gap-3 rounded-card bg-card p-2 text-left shadow-card transition-shadow hover:shadow-lift"
            >
              {product.images[0] && (
                <Picture
                  image={product.images[0]}
                  isDecorative
                  largest="tiny"
                  sizes="64px"
                  className="size-16 shrink-0 rounded-theme bg-sand object-cover"
                />
              )}
              <span className="min-w-0 flex-1 pr-1">
                <span className="line-clamp-2 font-semibold leading-snug">{product.name}</span>
                <span className="block text-muted text-sm tabular-nums">
                  {priceText(product, currency)?.price ?? texts.priceOnRequest}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
