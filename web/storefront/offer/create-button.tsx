import type { Product } from '#domain/catalogue/product.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { openConfigurator } from '#web/lib/cart/configurator-store.ts';
import { CreateLabel } from './create-label.tsx';

/**
 * 'Erstellen' on the card of a snack. The whole card does the same, so the button is not focusable.
 */
export function CreateButton({ branch, product }: { branch: Branch; product: Product }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-haspopup="dialog"
      onClick={() => openConfigurator({ branch, product })}
      className="absolute right-1.5 bottom-1.5 z-10 inline-flex min-h-8 items-center rounded-full bg-card px-3 font-semibold text-primary text-sm shadow-lift after:absolute after:-inset-2.5 transition-colors group-hover:bg-primary group-hover:text-on-primary desk:right-3 desk:bottom-3 desk:min-h-11 desk:px-4"
    >
      <CreateLabel product={product.name} />
    </button>
  );
}
