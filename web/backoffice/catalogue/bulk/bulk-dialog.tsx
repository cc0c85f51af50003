import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { menu } from '#entities/menu.ts';
import { type ProductRow, product } from '#entities/product.ts';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { reportChange } from '#web/backoffice/crud/removal-notice.ts';
import { erased, type FoundRecords } from '#web/backoffice/crud/screen.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { byName } from '#web/lib/by-name.ts';
import { entityList, entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { BatchOutcome } from '../batch-outcome.tsx';
import { useCategories } from '../use-products.ts';
import { type BulkWish, NO_WISH, type PlannedChange, plannedChanges } from './bulk-plan.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkWishFields } from './bulk-wish-fields.tsx';
import * as texts from './texts.ts';
import { useBulkCall } from './use-bulk-call.ts';

const ENTITY = erased(product);

interface BulkDialogProps {
  /** The products ticked in the list. */
  selected: readonly number[];
  found: FoundRecords;
  onChanged: () => void;
  onClose: () => void;
}

/** Changes prices, taxes and switches of many products; previews every change before anything is written. */
export function BulkDialog({ selected, found, onChanged, onClose }: BulkDialogProps) {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const list = entityList(queries, product, client.products);
  const { currency } = useSession();
  // The prices of steps change, too: nothing less than whole products.
  const shop = useQuery(entityQueries(product, client.products).list());
  // Refetching the list clears its ticks and may find other products; the selection made here stays.
  const [ticked] = useState(found.isSelected ? [] : selected);
  const [sought] = useState(found);
  const [scope, setScope] = useState(startOf(ticked, sought));
  const [wish, setWish] = useState<BulkWish>(NO_WISH);
  const { state, send } = useBulkCall();
  const { chosen, isLoaded: isScopeLoaded } = useScope(scope, ticked, sought, shop.data?.data);
  const isLoaded = shop.isSuccess && isScopeLoaded;
  const isComplete = isValid(wish);
  const plan = useMemo(
    () => (isComplete ? plannedChanges(chosen, wish, currency) : []),
    [chosen, wish, currency, isComplete],
  );
  const write = async (changes: readonly PlannedChange[]) => {
    const answer = await send(
      changes.map(({ product: { id, updatedAt }, values }) => ({
        id,
        ...values,
        ...(updatedAt ? { updatedAt } : {}),
      })),
    );
    await queries.invalidateQueries({ queryKey: [product.name] });
    if (answer?.undo) reportChange(ENTITY, answer, list.undoChange);
    onChanged();
  };
  const isRunning = state.phase === 'running';
  return (
    <Overlay
      isOpen
      isWide
      title={texts.changeTogetherTitle}
      onClose={() => !isRunning && onClose()}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {state.phase === 'waiting' && (
            <>
              <p aria-live="polite" className="mr-auto text-muted">
                {isLoaded ? texts.willChange({ count: plan.length, chosen: chosen.length }) : texts.loading}
              </p>
              <Button look="secondary" onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button disabled={plan.length === 0} onClick={() => void write(plan)}>
                {texts.changeProducts({ count: plan.length })}
              </Button>
            </>
          )}
          {state.phase === 'done' && <Button onClick={onClose}>{texts.done}</Button>}
        </div>
      }
    >
      {state.phase === 'waiting' ? (
        <div className="flex flex-col gap-6">
          <ScopeField
            ticked={ticked.length}
            found={sought.filter ? sought.count : 0}
            value={scope}
            onChange={setScope}
          />
          <BulkWishFields wish={wish} onChange={setWish} />
          <BulkPreview plan={plan} isWished={isComplete && wish !== NO_WISH} />
        </div>
      ) : (
        <>
          {isRunning && (
            <p aria-live="polite" className="font-semibold">
              {texts.saving({ count: state.total })}
            </p>
          )}
          {state.phase === 'done' && <BatchOutcome state={state} />}
        </>
      )}
    </Overlay>
  );
}

function isValid({ price, tax, takeawayTax, dineInTax }: BulkWish): boolean {
  const isNumber = (value: number | null) => value === null || Number.isFinite(value);
  const isPercent = (value: number | null) => value === null || (value >= 0 && value <= 100);
  return isNumber(price?.value ?? null) && [tax, takeawayTax, dineInTax].every(isPercent);
}

function startOf(ticked: readonly number[], { filter, isSelected }: FoundRecords): string {
  if (isSelected) return filter ? 'found' : 'all';
  return ticked.length > 0 ? 'selected' : 'all';
}

interface ScopeFieldProps {
  ticked: number;
  /** How many products the list's search finds; 0 without one. */
  found: number;
  value: string;
  onChange: (scope: string) => void;
}

function ScopeField({ ticked, found, value, onChange }: ScopeFieldProps) {
  const { categories } = useCategories();
  return (
    <SelectField label={texts.whichProducts} value={value} onChange={({ target }) => onChange(target.value)}>
      {ticked > 0 && <option value="selected">{texts.tickedProducts({ count: ticked })}</option>}
      {found > 0 && <option value="found">{texts.foundProducts({ count: found })}</option>}
      <option value="all">{texts.allProducts}</option>
      <optgroup label={texts.productsOfCategory}>
        <RecordOptions records={categories} />
      </optgroup>
    </SelectField>
  );
}

/**
 * The selected products: the ticked ones, those that the list's search finds on all its pages, all, or those that some
 * catalogue lists under a category.
 */
function useScope(
  scope: string,
  ticked: readonly number[],
  { filter }: FoundRecords,
  shop: readonly ProductRow[] | undefined,
): { chosen: readonly ProductRow[]; isLoaded: boolean } {
  const { client } = trpc.useUtils();
  const menus = useQuery(entityQueries(menu, client.menus).list());
  const search = useQuery({
    ...entityQueries(product, client.products).list(filter ?? {}),
    enabled: scope === 'found',
  });
  const found = search.data?.data;
  const chosen = useMemo(() => {
    const products = byName(shop ?? []);
    if (scope === 'all') return products;
    const ids =
      scope === 'selected'
        ? ticked
        : scope === 'found'
          ? (found ?? []).map(({ id }) => id)
          : (menus.data?.data ?? []).flatMap(({ catalog }) =>
              catalog
                .filter(({ id }) => String(id) === scope)
                .flatMap((entry) => entry.products.map(({ id }) => id)),
            );
    const wanted = new Set(ids);
    return products.filter(({ id }) => wanted.has(id));
  }, [scope, ticked, found, shop, menus.data]);
  return { chosen, isLoaded: scope !== 'found' || search.isSuccess };
}
