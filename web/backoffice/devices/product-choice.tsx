import { useState } from 'react';
import type { ProductSummary } from '#entities/product.ts';
import { Button } from '#web/ui/button.tsx';
import { RecordOptions } from '../crud/inputs/select-options.tsx';
import * as texts from './label-texts.ts';
import type { ProductGroup } from './use-label-products.ts';

interface ProductChoiceProps {
  products: readonly ProductSummary[];
  groups: readonly ProductGroup[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

const CONTROL = 'min-h-11 w-full rounded-theme border border-line-strong bg-card px-3';

/** More would only be scrolled past. */
const SHOWN = 200;

/** Which products get a label: by name, by category, or all of them. */
export function ProductChoice({ products, groups, chosen, onChange }: ProductChoiceProps) {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState('');
  const wanted = search.trim().toLocaleLowerCase('de');
  const members = groups.find(({ id }) => String(id) === group)?.products;
  const shown = products.filter(
    ({ id, name }) =>
      (!members || members.has(id)) && (wanted === '' || name.toLocaleLowerCase('de').includes(wanted)),
  );
  const isEveryShown = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  const toggle = (ids: readonly number[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <label>
          <span className="sr-only">{texts.searchProducts}</span>
          <input
            type="search"
            placeholder={texts.searchPlaceholder}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className={CONTROL}
          />
        </label>
        <select
          aria-label={texts.category}
          value={group}
          onChange={(event) => setGroup(event.target.value)}
          className={CONTROL}
        >
          <option value="">{texts.allCategories}</option>
          <RecordOptions records={groups} />
        </select>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-sm">
          {texts.chosen({ count: chosen.size })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="small"
            disabled={shown.length === 0}
            onClick={() =>
              toggle(
                shown.map(({ id }) => id),
                !isEveryShown,
              )
            }
          >
            {isEveryShown ? texts.deselectThese : texts.selectAll({ count: shown.length })}
          </Button>
          {chosen.size > 0 && (
            <Button look="quiet" size="small" onClick={() => onChange(new Set())}>
              {texts.clearSelection}
            </Button>
          )}
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="rounded-theme border-2 border-line border-dashed px-4 py-8 text-center text-muted">
          {texts.noProductFits}
        </p>
      ) : (
        <ul
          aria-label={texts.products}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by the keyboard.
          tabIndex={0}
          className="max-h-96 overflow-y-auto rounded-theme border border-line"
        >
          {shown.slice(0, SHOWN).map(({ id, name }) => (
            <li key={id} className="border-line border-b last:border-b-0">
              <label className="flex min-h-11 items-center gap-3 px-3 hover:bg-paper">
                <input
                  type="checkbox"
                  className="tick"
                  checked={chosen.has(id)}
                  onChange={({ target }) => toggle([id], target.checked)}
                />
                <span className="min-w-0 truncate">{name}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {shown.length > SHOWN && (
        <p className="text-muted text-sm">{texts.moreProducts({ count: shown.length - SHOWN })}</p>
      )}
    </div>
  );
}
