import { create } from 'zustand';
import type { Product } from '#domain/catalogue/product.ts';
import type { Branch } from '#domain/shop/branch.ts';

/** The product being configured and its branch; with an index an item of the cart is being edited. */
export interface ConfiguratorRequest {
  branch: Branch;
  product: Product;
  index?: number;
}

export const useConfigurator = create<{ request: ConfiguratorRequest | null }>(() => ({ request: null }));

export function openConfigurator(request: ConfiguratorRequest): void {
  useConfigurator.setState({ request });
}

export function closeConfigurator(): void {
  useConfigurator.setState({ request: null });
}
