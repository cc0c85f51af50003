import { Suspense, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { openConfigurator } from '#web/lib/cart/configurator-store.ts';
import { useTableOfAddress } from '#web/lib/cart/table-of-address.ts';
import { notify } from '#web/lib/notices.ts';
import { useShop } from '#web/lib/shop.tsx';
import { CartBar } from '../cart/cart-bar.tsx';
import { CartColumn } from '../cart/cart-column.tsx';
import { ProductCard } from '../offer/product-card.tsx';
import { groupId, type ShownCategory, useShownCatalogue } from '../offer/shown-catalogue.ts';
import { ConfiguratorIntro } from '../sections/configurator-intro.tsx';
import { BranchHero, IntroBanner } from './branch-hero.tsx';
import { CategoryBar } from './category-bar.tsx';
import { ServiceSwitch } from './service-switch.tsx';
import * as texts from './texts.ts';

/** Where guests order: a branch's menu with the cart beside it. */
export function BranchPage({ branch }: { branch: Branch }) {
  const { shop } = useShop();
  const catalogue = useShownCatalogue(branch);
  const categories = useMemo(() => catalogue.map(({ category }) => category), [catalogue]);
  useProductOfAddress(branch, catalogue);
  useTableOfAddress(branch);
  return (
    <>
      <BranchHero branch={branch} />
      <div className="page-width flex flex-col gap-2 py-2 desk:flex-row desk:items-stretch desk:gap-6 desk:py-4">
        <IntroBanner branch={branch} />
        <ServiceSwitch branch={branch} />
      </div>
      {shop.config.enablePluginCategoryBar && categories.length > 1 && (
        <CategoryBar categories={categories} />
      )}
      <div className="page-width grid flex-1 grid-cols-1 gap-x-10 pb-32 desk:grid-cols-[minmax(0,1fr)_24rem] desk:pb-24">
        <div className="min-w-0">
          {catalogue.map((group, index) => (
            <Suspense key={group.category.id}>
              <ProductGroup branch={branch} group={group} isFirst={index === 0} />
              {index === 0 && <ConfiguratorIntro branch={branch} above={group} />}
            </Suspense>
          ))}
          {catalogue.length === 0 && (
            <>
              <p className="rounded-card bg-card px-6 py-16 text-center text-lg shadow-card">
                {texts.noProducts}
              </p>
              <ConfiguratorIntro branch={branch} above={undefined} />
            </>
          )}
        </div>
        <div className="hidden pt-7 desk:block print:hidden">
          <CartColumn branch={branch} />
        </div>
      </div>
      <CartBar branch={branch} />
    </>
  );
}

function ProductGroup({
  branch,
  group,
  isFirst,
}: {
  branch: Branch;
  group: ShownCategory;
  isFirst: boolean;
}) {
  const { category, products } = group;
  return (
    <section
      id={groupId(category)}
      tabIndex={-1}
      aria-labelledby={`${groupId(category)}-titel`}
      className="anchor pt-5 desk:pt-7"
    >
      <h2
        id={`${groupId(category)}-titel`}
        className="mb-3 font-display text-2xl leading-tight desk:mb-4 desk:text-3xl"
      >
        {category.name}
      </h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 desk:grid-cols-3 desk:gap-6">
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

/** ?produkt={id} opens that product; the parameter is then removed so that closing does not reopen it. */
function useProductOfAddress(branch: Branch, catalogue: readonly ShownCategory[]): void {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('produkt');
  useEffect(() => {
    if (wanted === null) return;
    setParams(
      (before) => {
        before.delete('produkt');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    const id = Number(wanted);
    const listed = catalogue.flatMap(({ products }) => products).find(({ product }) => product.id === id);
    if (listed?.offer === 'available' || listed?.offer === 'unavailable')
      openConfigurator({ branch, product: listed.product });
    else if (listed?.offer === 'sold-out') notify({ text: texts.soldOut({ product: listed.product.name }) });
    else notify({ text: texts.productUnavailable });
  }, [wanted, branch, catalogue, setParams]);
}
