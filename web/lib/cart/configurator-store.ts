import { create } from 'zustand';
import type { Product } from '#domain/catalogue/product.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { afterPaint } from '../after-paint.ts';

/** The product being configured and its branch; with an index an item of the cart is being edited. */
export interface ConfiguratorRequest {
  branch: Branch;
  product: Product;
  index?: number;
}

export const useConfigurator = create<{ request: ConfiguratorRequest | null }>(() => ({ request: null }));

/** What was asked for last, though it may not be open yet. */
let wanted: ConfiguratorRequest | null = null;

/** Opens it with the next picture but one: the press that asked for it shows first. */
export function openConfigurator(request: ConfiguratorRequest): void {
  wanted = request;
  afterPaint(() => {
    if (wanted === request) useConfigurator.setState({ request });
  });
}

/** Also withdraws a request that has not opened it yet. */
export function closeConfigurator(): void {
  wanted = null;
  useConfigurator.setState({ request: null });
}
