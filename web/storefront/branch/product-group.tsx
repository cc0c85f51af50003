import type { Branch } from '#domain/shop/branch.ts';
import { ProductCard } from '../offer/product-card.tsx';
import { groupId, type ShownCategory } from '../offer/shown-catalogue.ts';
import { PRODUCT_GRID } from './product-grid.ts';

interface ProductGroupProps {
  branch: Branch;
  group: ShownCategory;
  isFirst: boolean;
}

/** A category of the menu with its products. */
export function ProductGroup({ branch, group, isFirst }: ProductGroupProps) {
  const { category, products } = group;
  return (
    <section
      id={groupId(category)}
      tabIndex={-1}
      aria-labelledby={`${groupId(category)}-titel`}
      className="anchor pt-4 desk:pt-5"
    >
      <h2
        id={`${groupId(category)}-titel`}
        className="mb-3 font-display text-2xl leading-tight desk:mb-4 desk:text-3xl"
      >
        {category.name}
      </h2>
      <ul className={PRODUCT_GRID}>
        {products.map(({ product, offer }, index) => (
          <ProductCard
            key={product.id}
            branch={branch}
            product={product}
            offer={offer}
            isFirst={isFirst && index < 3}
            hasQuickAdd
          />
        ))}
      </ul>
    </section>
  );
}
