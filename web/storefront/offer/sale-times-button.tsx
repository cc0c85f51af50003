import type { Product } from '#domain/catalogue/product.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { openConfigurator } from '#web/lib/cart/configurator-store.ts';
import { preloadConfigurator } from '../lazy-screens.tsx';
import * as texts from './texts.ts';

interface SaleTimesButtonProps {
  branch: Branch;
  product: Product;
  /** The id of the element with the product's name. */
  nameId: string;
}

/** On the card of what is sold at other times: its details say when, and take it for then (R141). */
export function SaleTimesButton({ branch, product, nameId }: SaleTimesButtonProps) {
  return (
    <button
      type="button"
      aria-describedby={nameId}
      aria-haspopup="dialog"
      onClick={() => openConfigurator({ branch, product })}
      onFocus={preloadConfigurator}
      className="z-10 -my-1 flex min-h-11 items-center self-start font-medium text-sm underline underline-offset-4"
    >
      {texts.whenSold}
    </button>
  );
}
