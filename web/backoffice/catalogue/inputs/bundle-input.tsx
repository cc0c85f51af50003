import { withBundlePrices } from '#domain/catalogue/bundle.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { UNITS } from '#domain/money/units.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { ListError } from '#web/backoffice/crud/inputs/list-error.tsx';
import { SortableList } from '#web/backoffice/crud/inputs/sortable-list.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useParts } from '../use-parts.ts';
import { useProducts } from '../use-products.ts';
import { useKeyedItems } from './keyed-items.ts';
import { NumberPart } from './part-inputs.tsx';
import { ProductSearch } from './product-search.tsx';
import * as texts from './texts.ts';

export interface BundleItemDraft {
  product: { id: number };
  amount: number | null;
}

/** The parts of a bundle: products with amounts, and what they would cost separately. */
export function BundleInput({
  id,
  value,
  onChange,
  errors,
  isDisabled,
  record,
}: InputProps<BundleItemDraft[]>) {
  const { products, byId, isLoaded } = useProducts();
  const { parts, isLoaded: arePartsLoaded } = useParts(value);
  const { currency } = useSession();
  const { rows, move, replace, remove, insert } = useKeyedItems(value, onChange);
  const uid = record.uid;
  const free = products.filter(
    (product) => product.uid !== uid && !value.some((item) => item.product.id === product.id),
  );
  const nameOf = (item: BundleItemDraft) =>
    byId.get(item.product.id)?.name ?? (isLoaded ? texts.deletedProduct({ number: item.product.id }) : '…');
  return (
    <div className="flex flex-col gap-3">
      <ListError error={errors['']} />
      {rows.length === 0 && <p className="text-muted">{texts.emptyBundle}</p>}
      <SortableList
        label={texts.bundleParts}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ item }) => nameOf(item)}
        onMove={move}
        isDisabled={isDisabled}
      >
        {({ key, item }, index, handle) => {
          const product = byId.get(item.product.id);
          const missing = errors[`${index}.product.id`] ?? errors[`${index}.product`];
          return (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-theme border border-line bg-paper p-2 sm:flex-nowrap">
              {handle}
              <div className="min-w-0 flex-1 basis-40">
                <p className="truncate font-semibold">{nameOf(item)}</p>
                {product && (
                  <p className="text-muted text-sm">
                    {texts.pricePer({
                      price: formatMoney(fromDecimal(product.price), currency),
                      unit: UNITS[product.unit].name,
                    })}
                  </p>
                )}
                {product && !product.isEnabled && (
                  <p className="font-medium text-sm text-warning">{texts.disabledPart}</p>
                )}
                {missing && <p className="font-medium text-error text-sm">{missing}</p>}
              </div>
              <div className="mr-auto w-32 pb-1 sm:mr-0">
                <NumberPart
                  id={`${id}-${key}-amount`}
                  label={
                    product ? texts.amountIn({ unit: UNITS[product.unit].shortName }) : texts.amountLabel
                  }
                  value={item.amount}
                  error={errors[`${index}.amount`]}
                  isDisabled={isDisabled}
                  onChange={(amount) => replace(index, { ...item, amount })}
                />
              </div>
              <IconButton
                label={texts.removeNamed({ name: nameOf(item) })}
                disabled={isDisabled}
                onClick={() => remove(index)}
              >
                <StaffIcon name="trash" />
              </IconButton>
            </div>
          );
        }}
      </SortableList>
      <ProductSearch
        id={`${id}-search`}
        label={texts.addToBundle}
        products={free}
        isDisabled={isDisabled}
        onPick={(product) => insert({ product: { id: product.id }, amount: 1 })}
      />
      {value.length > 0 && (
        <p className="text-muted text-sm">
          {texts.partsTogether({
            sum: arePartsLoaded ? formatMoney(sumOf(value, parts), currency) : '…',
            strong: (words) => (
              <strong key="sum" className="text-ink">
                {words}
              </strong>
            ),
          })}
        </p>
      )}
    </div>
  );
}

/** What the parts cost separately, rounded as the order rounds them. */
function sumOf(items: readonly BundleItemDraft[], parts: readonly Product[]) {
  const [first] = parts;
  if (!first) return fromDecimal(0);
  const bundle: Product = {
    ...first,
    id: 0,
    type: 'bundle',
    isBundlePriceSum: true,
    bundleItems: items.map(({ product, amount }) => ({ product, amount: amount || 0 })),
  };
  return withBundlePrices([...parts, bundle]).at(-1)?.price ?? fromDecimal(0);
}
