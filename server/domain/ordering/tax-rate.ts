import type { Product } from '#domain/catalogue/product.ts';
import type { Service } from '#domain/shop/branch.ts';

/** The VAT rate of a product in percent; a missing takeaway or dine-in rate falls back to `tax` (R12). */
export function taxRateOf(
  product: Pick<Product, 'tax' | 'takeawayTax' | 'dineInTax'>,
  service: Service,
): number {
  if (service === 'takeaway') return product.takeawayTax ?? product.tax;
  if (service === 'dineIn') return product.dineInTax ?? product.tax;
  return product.tax;
}
