import { type ReactNode, useId, useMemo } from 'react';
import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { FoldButton, FoldTitle } from '#web/backoffice/crud/inputs/fold-button.tsx';
import type { InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import { SortableList } from '#web/backoffice/crud/inputs/sortable-list.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { compareNames } from '#web/lib/by-name.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useProducts } from '../use-products.ts';
import { useKeyedItems } from './keyed-items.ts';
import { ProductSearch } from './product-search.tsx';
import * as texts from './texts.ts';

export interface CatalogEntry {
  id: number;
  products: { id: number }[];
}

interface CatalogCategoryProps {
  id: string;
  name: string;
  /** Switched off or not public: hidden from guests. */
  isOff: boolean;
  entry: CatalogEntry;
  handle: ReactNode;
  errors: InputErrors;
  isDisabled: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onChange: (entry: CatalogEntry) => void;
  onRemove: () => void;
}

/** A category of a catalogue: collapsed, its name and product count; expanded, its products in order. */
export function CatalogCategory(props: CatalogCategoryProps) {
  const { id, name, isOff, entry, handle, errors, isDisabled, isOpen, onToggle, onChange, onRemove } = props;
  const bodyId = useId();
  const count = entry.products.length;
  return (
    <div className="rounded-theme border border-line-strong bg-card">
      <div className="flex items-center gap-1 p-1.5">
        {handle}
        <FoldButton
          isOpen={isOpen}
          controls={bodyId}
          className="min-w-0 gap-2"
          onToggle={() => onToggle(!isOpen)}
        >
          <FoldTitle note={[texts.productCount({ count }), ...(isOff ? [texts.hidden] : [])].join(' · ')}>
            {name}
          </FoldTitle>
        </FoldButton>
        <IconButton label={texts.takeFromCatalog({ name })} disabled={isDisabled} onClick={onRemove}>
          <StaffIcon name="trash" />
        </IconButton>
      </div>
      {errors.id && <p className="px-4 pb-2 font-medium text-error text-sm">{errors.id}</p>}
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <div className="border-line border-t p-4">
            <CategoryProducts
              {...{ id, name, errors, isDisabled }}
              products={entry.products}
              onChange={(products) => onChange({ ...entry, products })}
            />
          </div>
        )}
      </div>
    </div>
  );
}

interface CategoryProductsProps {
  id: string;
  name: string;
  products: readonly { id: number }[];
  errors: InputErrors;
  isDisabled: boolean;
  onChange: (products: { id: number }[]) => void;
}

function CategoryProducts({ id, name, products, errors, isDisabled, onChange }: CategoryProductsProps) {
  const { rows, move, remove, insert } = useKeyedItems(products, onChange);
  const { products: all, byId, isLoaded } = useProducts();
  const { currency } = useSession();
  const free = useMemo(() => {
    const listed = new Set(products.map((one) => one.id));
    return all.filter((product) => !listed.has(product.id));
  }, [all, products]);
  const nameOf = (one: number) =>
    byId.get(one)?.name ?? (isLoaded ? texts.deletedProduct({ number: one }) : '…');
  const sortByName = () => move(rows.toSorted((a, b) => compareNames(nameOf(a.item.id), nameOf(b.item.id))));
  return (
    <div className="flex flex-col gap-4">
      <SortableList
        label={texts.productsIn({ category: name })}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ item }) => nameOf(item.id)}
        onMove={move}
        isDisabled={isDisabled}
      >
        {({ item }, index, handle) => {
          const product = byId.get(item.id);
          const error = errors[`products.${index}.id`] ?? errors[`products.${index}`];
          const isHidden = product !== undefined && !(product.isEnabled && product.isPublic);
          return (
            <div className="flex items-center gap-2 rounded-theme border border-line bg-paper">
              {handle}
              <span className="min-w-0 flex-1 py-1">
                <span className="block truncate">{nameOf(item.id)}</span>
                {isHidden && <span className="block text-muted text-sm">{texts.hidden}</span>}
                {error && <span className="block font-medium text-error text-sm">{error}</span>}
              </span>
              {product && (
                <span className="shrink-0 text-muted text-sm tabular-nums">
                  {formatMoney(fromDecimal(product.price), currency)}
                </span>
              )}
              <IconButton
                label={texts.takeFrom({ name: nameOf(item.id), category: name })}
                disabled={isDisabled}
                onClick={() => remove(index)}
              >
                <StaffIcon name="close" className="size-4" />
              </IconButton>
            </div>
          );
        }}
      </SortableList>
      <ProductSearch
        id={`${id}-search`}
        label={texts.addTo({ category: name })}
        products={free}
        isDisabled={isDisabled}
        onPick={(product) => insert({ id: product.id })}
      />
      {rows.length > 1 && (
        <Button
          look="quiet"
          size="small"
          className="self-start"
          disabled={isDisabled || !isLoaded}
          onClick={sortByName}
        >
          {texts.sortByName}
        </Button>
      )}
    </div>
  );
}
