import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { openConfigurator } from '#web/lib/cart/configurator-store.ts';
import { useTableOfAddress } from '#web/lib/cart/table-of-address.ts';
import { notify } from '#web/lib/notices.ts';
import { CartBar } from '../cart/cart-bar.tsx';
import { CartColumn } from '../cart/cart-column.tsx';
import { type ShownCategory, useShownCatalogue } from '../offer/shown-catalogue.ts';
import { BranchHero, IntroBanner } from './branch-hero.tsx';
import { FilterChips } from './filter-chips.tsx';
import { Menu } from './menu.tsx';
import { MenuBar } from './menu-bar.tsx';
import { MENU_ID } from './menu-place.ts';
import { ServiceSwitch } from './service-switch.tsx';
import * as texts from './texts.ts';
import { useMenuQuery } from './use-menu-query.ts';

/** Where guests order: a branch's menu with the cart beside it. */
export function BranchPage({ branch }: { branch: Branch }) {
  const catalogue = useShownCatalogue(branch);
  const query = useMenuQuery(catalogue);
  useProductOfAddress(branch, catalogue);
  useTableOfAddress(branch);
  return (
    <>
      <BranchHero branch={branch} />
      <div className="page-width flex flex-col gap-2 py-2 desk:flex-row desk:items-stretch desk:gap-6 desk:py-3">
        <IntroBanner branch={branch} />
        <ServiceSwitch branch={branch} />
      </div>
      <MenuBar catalogue={catalogue} query={query} />
      <div className="page-width grid flex-1 grid-cols-1 gap-x-10 pb-32 desk:grid-cols-[minmax(0,1fr)_24rem] desk:pb-24">
        <div id={MENU_ID} tabIndex={-1} className="anchor min-w-0">
          <FilterChips query={query} />
          <Menu branch={branch} catalogue={catalogue} query={query} />
        </div>
        <div className="hidden pt-7 desk:block print:hidden">
          <CartColumn branch={branch} />
        </div>
      </div>
      <CartBar branch={branch} />
    </>
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
