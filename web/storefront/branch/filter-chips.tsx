import type { MenuFilter } from '#domain/catalogue/menu-filter.ts';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts.ts';
import type { MenuQuery } from './use-menu-query.ts';

const NAMES: Readonly<Record<MenuFilter, string>> = {
  vegan: texts.vegan,
  vegetarian: texts.vegetarian,
  withoutGluten: texts.withoutGluten,
  withoutMilk: texts.withoutMilk,
  withoutEgg: texts.withoutEgg,
  withoutNuts: texts.withoutNuts,
};

/** The filters of the menu, by what the shop states about its products. */
export function FilterChips({ query: { offered, filters, toggle } }: { query: MenuQuery }) {
  if (offered.length === 0) return null;
  const isByAllergens = filters.some((filter) => filter !== 'vegan' && filter !== 'vegetarian');
  return (
    <fieldset className="min-w-0 pt-2 print:hidden">
      <legend className="sr-only">{texts.narrowDown}</legend>
      <div className="scrollbar-none -mx-5 flex gap-2 overflow-x-auto px-5 py-1 desk:-mx-1 desk:flex-wrap desk:px-1">
        {offered.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filters.includes(filter)}
            onClick={() => toggle(filter)}
            className="group/chip inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border border-line-strong bg-card px-4 font-medium text-[0.9375rem] transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper desk:min-h-9"
          >
            <Icon name="check" className="hidden size-4 group-aria-pressed/chip:block" />
            {NAMES[filter]}
          </button>
        ))}
      </div>
      {isByAllergens && <p className="pt-1 text-muted text-sm">{texts.byAllergens}</p>}
    </fieldset>
  );
}
