import { clampAmount, limitsFor, ratioFor } from '#domain/catalogue/amount.ts';
import { type Product, stepsOf } from '#domain/catalogue/product.ts';
import type { CartItem } from './item.ts';

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
    parts: stepsOf(product).map(() => null),
  };
}
