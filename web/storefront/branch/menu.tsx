import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import type { ShownCategory } from '../offer/shown-catalogue.ts';
import { ConfiguratorIntro } from '../sections/configurator-intro.tsx';
import { LazyMenuHits } from './lazy-menu-hits.ts';
import { MENU_ID, showMenuTop } from './menu-place.ts';
import { NothingFound } from './nothing-found.tsx';
import { PopularRow } from './popular-row.tsx';
import { ProductGroup } from './product-group.tsx';
import * as texts from './texts.ts';
import type { MenuQuery } from './use-menu-query.ts';

interface MenuProps {
  branch: Branch;
  catalogue: readonly ShownCategory[];
  query: MenuQuery;
}

/** The groups of the menu, or what was found in it; screen readers hear how much that is. */
export function Menu({ branch, catalogue, query }: MenuProps) {
  const { groups, filters, searched } = query;
  const [found, setFound] = useState(0);
  const isAsked = searched !== '' || filters.length > 0;
  const shown = groups.reduce((sum, { products }) => sum + products.length, 0);
  useFirstHits(searched);
  const clear = useCallback(() => {
    query.clear();
    // The pressed control is gone now.
    document.getElementById(MENU_ID)?.focus({ preventScroll: true });
  }, [query]);
  if (catalogue.length === 0)
    return (
      <>
        <p className="mt-5 rounded-card bg-card px-6 py-16 text-center text-lg shadow-card">
          {texts.noProducts}
        </p>
        <ConfiguratorIntro branch={branch} above={undefined} />
      </>
    );
  return (
    <>
      <p role="status" className="sr-only">
        {isAsked && texts.shownProducts({ count: searched === '' ? shown : found })}
      </p>
      {!isAsked && <PopularRow branch={branch} groups={catalogue} />}
      {searched !== '' && (
        <Suspense fallback={null}>
          <LazyMenuHits
            branch={branch}
            groups={groups}
            searched={searched}
            onClear={clear}
            onCount={setFound}
          />
        </Suspense>
      )}
      {searched === '' && groups.length === 0 && <NothingFound searched="" onClear={clear} />}
      {searched === '' &&
        groups.map((group, index) => (
          <Suspense key={group.category.id}>
            <ProductGroup branch={branch} group={group} isFirst={index === 0} />
            {index === 0 && !isAsked && <ConfiguratorIntro branch={branch} above={group} />}
          </Suspense>
        ))}
    </>
  );
}

/** A new query starts from the top. */
function useFirstHits(searched: string): void {
  const before = useRef(searched);
  useEffect(() => {
    if (searched !== '' && before.current !== searched) showMenuTop();
    before.current = searched;
  }, [searched]);
}
