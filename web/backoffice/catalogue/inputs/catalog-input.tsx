import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductSummary } from '#entities/product.ts';
import { errorsBelow, type InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { ListError } from '#web/backoffice/crud/inputs/list-error.tsx';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { SortableList } from '#web/backoffice/crud/inputs/sortable-list.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useCategories, useProducts } from '../use-products.ts';
import { CatalogCategory, type CatalogEntry } from './catalog-category.tsx';
import { useKeyedItems } from './keyed-items.ts';
import * as texts from './texts.ts';

/** What a catalogue offers: categories in menu order, each with its products in order. */
export function CatalogInput({ id, value, onChange, errors, isDisabled }: InputProps<CatalogEntry[]>) {
  const { rows, move, replace, remove, insert } = useKeyedItems(value, onChange);
  const { categories, byId, isLoaded } = useCategories();
  const { products } = useProducts();
  const [open, setOpen] = useState<number | null>(null);
  const free = categories.filter((one) => !value.some((entry) => entry.id === one.id));
  const missing = useMemo(() => {
    const listed = new Set(value.flatMap((entry) => entry.products.map((one) => one.id)));
    return products.filter((product) => !listed.has(product.id));
  }, [products, value]);
  const nameOf = (entry: CatalogEntry) =>
    byId.get(entry.id)?.name ?? (isLoaded ? texts.deletedCategory({ number: entry.id }) : '…');
  return (
    <div className="flex flex-col gap-3">
      <ListError error={errors['']} />
      {rows.length === 0 && (
        <p className="rounded-theme border-2 border-line border-dashed px-4 py-8 text-center text-muted">
          {texts.emptyCatalog}
        </p>
      )}
      <SortableList
        label={texts.categoriesOfCatalog}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ item }) => nameOf(item)}
        onMove={move}
        isDisabled={isDisabled}
      >
        {({ key, item }, index, handle) => {
          const below = errorsBelow(errors, String(index));
          return (
            <CatalogCategory
              id={`${id}-${key}`}
              name={nameOf(item)}
              isOff={byId.get(item.id)?.isEnabled === false || byId.get(item.id)?.isPublic === false}
              entry={item}
              handle={handle}
              errors={below}
              isDisabled={isDisabled}
              isOpen={open === key || Object.keys(below).length > 0}
              onToggle={(isOpen) => setOpen(isOpen ? key : null)}
              onChange={(entry) => replace(index, entry)}
              onRemove={() => remove(index)}
            />
          );
        }}
      </SortableList>
      <SelectField
        id={id}
        label={texts.addCategory}
        value=""
        disabled={isDisabled || free.length === 0}
        onChange={({ target }) => {
          const chosen = Number(target.value);
          if (chosen) setOpen(insert({ id: chosen, products: [] }));
        }}
      >
        <option value="">{free.length === 0 ? texts.allCategoriesListed : texts.pleaseChoose}</option>
        <RecordOptions records={free} />
      </SelectField>
      {products.length > 0 && missing.length > 0 && value.length > 0 && <Missing products={missing} />}
    </div>
  );
}

/** More links would help nobody, and are slow to render. */
const SHOWN = 200;

function Missing({ products }: { products: readonly ProductSummary[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group rounded-theme border border-line bg-paper px-4 py-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-1.5">
        <StaffIcon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        {texts.missingProducts({ count: products.length })}
      </summary>
      <ul className="columns-1 gap-6 pb-3 text-sm sm:columns-2">
        {(isOpen ? products.slice(0, SHOWN) : []).map((product) => (
          <li key={product.id} className="break-inside-avoid py-1">
            <Link to={`/products/${product.id}`} className="underline underline-offset-4">
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
      {products.length > SHOWN && (
        <p className="pb-3 text-muted text-sm">{texts.moreMissing({ count: products.length - SHOWN })}</p>
      )}
    </details>
  );
}
