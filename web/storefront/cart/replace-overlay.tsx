import type { Product } from '#domain/catalogue/product.ts';
import { priceText } from '#domain/ordering/price-text.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { activeMenu, visibleCatalogue } from '#domain/shop/menu.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './question-texts.ts';

interface ReplaceOverlayProps {
  branch: Branch;
  /** What is no longer available. */
  product: Product;
  onClose: () => void;
  onChoose: (other: Product) => void;
}

/** Possible replacements: the branch's menu, the lost product's category first. */
export function ReplaceOverlay({ branch, product, onClose, onChoose }: ReplaceOverlayProps) {
  const { shop, now } = useShop();
  const lists = (categoryId: number) =>
    activeMenu(shop.menus, branch.id, now)?.catalog.some(
      ({ id, products }) => id === categoryId && products.some((one) => one.id === product.id),
    ) ?? false;
  const groups = visibleCatalogue(shop, branch, now)
    .map(({ category, products }) => ({
      category,
      products: products.filter((one) => one.isAvailable && one.product.id !== product.id),
    }))
    .filter(({ products }) => products.length > 0)
    .sort((a, b) => Number(lists(b.category.id)) - Number(lists(a.category.id)));
  return (
    <Overlay isOpen onClose={onClose} title={texts.replacementFor({ product: product.name })}>
      {groups.length === 0 && <p>{texts.noProducts}</p>}
      {groups.map(({ category, products }) => (
        <section key={category.id} className="pb-5 last:pb-0">
          <h3 className="mb-1 font-semibold text-muted text-sm">{category.name}</h3>
          <ul>
            {products.map(({ product: other }) => (
              <li key={other.id} className="border-line border-b last:border-0">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => onChoose(other)}
                  className="flex min-h-12 w-full items-center gap-3 py-2 text-left hover:bg-ink/5"
                >
                  <span className="min-w-0 flex-1 hyphens-auto font-medium leading-snug">{other.name}</span>
                  <span className="shrink-0 text-muted tabular-nums">
                    {priceText(other, shop.config.currency)?.price ?? texts.onRequest}
                  </span>
                  <Icon name="chevron-right" className="size-5 text-muted" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Overlay>
  );
}
