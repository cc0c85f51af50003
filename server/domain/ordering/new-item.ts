import { clampAmount, limitsFor, ratioFor } from '#domain/catalogue/amount.ts';
import { type ConfigPart, type Product, stepsOf } from '#domain/catalogue/product.ts';
import type { CartItem, PartValue } from './item.ts';

/** The pending item of the configurator in create mode (R57). */
export function newItem(product: Product): CartItem {
  const unit =
    product.defaultUnit !== null && ratioFor(product, product.defaultUnit) !== null
      ? product.defaultUnit
      : null;
  const hasDefaults = unit !== null && product.defaultQuantity !== null;
  return {
    product,
    amount: hasDefaults
      ? clampAmount(product, unit, product.defaultQuantity ?? 0)
      : limitsFor(product, product.unit).minimum,
    unit: hasDefaults ? unit : product.unit,
    parts: stepsOf(product).map(usualAnswer),
  };
}

/** What a step is answered with while nobody has chosen otherwise (R274). */
function usualAnswer(step: ConfigPart): PartValue {
  const names = step.options.filter(({ isPreselected }) => isPreselected).map(({ name }) => name);
  if (step.type === 'multiselect' && names.length > 0) return names;
  return (step.type === 'select' && names[0]) || null;
}
