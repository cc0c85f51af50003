import { unitsOf } from '#domain/catalogue/amount.ts';
import { type UnitId, unitName } from '#domain/money/units.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import * as texts from './texts.ts';

/** A product's units as a row of switches; nothing if there is only one. */
export function UnitSwitch({ item, onUnit }: { item: CartItem; onUnit: (unit: UnitId) => void }) {
  const units = unitsOf(item.product);
  if (units.length < 2) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-lg">{texts.unit}</legend>
      <div className="inline-flex flex-wrap gap-1 rounded-theme bg-sand p-1">
        {units.map((unit) => (
          <label
            key={unit}
            className="relative flex min-h-11 items-center rounded-theme px-4 font-medium has-checked:bg-card has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="unit"
              value={unit}
              checked={unit === item.unit}
              onChange={() => onUnit(unit)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {unitName(unit)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
