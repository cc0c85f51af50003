import { create } from 'zustand';
import type { Product } from '#domain/catalogue/product.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { afterPaint } from '../after-paint.ts';

/** The product being configured and its branch; with an index an item of the cart is being edited. */
export interface ConfiguratorRequest {
  branch: Branch;
  product: Product;
  index?: number;
  /** The step to begin with, if not the first. */
  step?: number;
  /** It was open before the page was reloaded. */
  resume?: Resumed;
}

/** Where a configuration goes on after a reload. */
export interface Resumed {
  item: CartItem;
  /** The requested amount if it differs from the item's; null = the item's own. */
  wanted: number | null;
  step: number;
  /** The furthest step shown so far. */
  reached: number;
  /** The steps whose faults are shown. */
  revealed: ReadonlySet<number>;
  /** Earlier choices and files that are gone, by name. */
  lost: readonly string[];
}

/** The key in session storage under which the open configuration survives a reload (kept-configuration.ts). */
export const KEPT_CONFIGURATION = 'theke-configuration';

/** Whether there may be one to continue. */
export function hasKeptConfiguration(): boolean {
  try {
    return sessionStorage.getItem(KEPT_CONFIGURATION) !== null;
  } catch {
    return false;
  }
}

export const useConfigurator = create<{ request: ConfiguratorRequest | null }>(() => ({ request: null }));

/** The latest request, though it may not be open yet. */
let wanted: ConfiguratorRequest | null = null;

/** Opens it after the next paint, so the press shows first. */
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
