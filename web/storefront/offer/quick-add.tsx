import { useRef } from 'react';
import { formatAmount } from '#domain/catalogue/amount.ts';
import { UNITS } from '#domain/money/units.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { amountInCart } from '#domain/ordering/quick-add.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { useCartValue } from '#web/lib/cart/cart-store.ts';
import { notify } from '#web/lib/notices.ts';
import { useShop } from '#web/lib/shop.tsx';
import { addingFailed } from '#web/lib/texts.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts.ts';

type Change = typeof import('#web/lib/cart/quick-change.ts');

/** Its code is loaded with what the next taps open. */
function change(run: (rules: Change) => void): void {
  import('#web/lib/cart/quick-change.ts').then(run, () => notify({ text: addingFailed, tone: 'error' }));
}

interface QuickAddProps {
  branch: Branch;
  /** What one tap adds. */
  item: CartItem;
  className: string;
}

/** Plus, which puts a product into the cart without opening it; once there, its amount and minus beside it. */
export function QuickAdd({ branch, item, className }: QuickAddProps) {
  const { product, unit } = item;
  const { shop } = useShop();
  const amount = useCartValue(branch.identifier, ({ items }) => amountInCart(items, item));
  const stepper = useRef<HTMLSpanElement>(null);
  return (
    <span
      ref={stepper}
      className={`inline-flex items-center rounded-full bg-card text-primary shadow-lift ${className}`}
    >
      {amount > 0 && (
        <>
          <IconButton
            label={texts.quickLess({ product: product.name })}
            onClick={() =>
              change(({ takeQuickly }) => {
                // Minus goes with the last one; plus stays where it is.
                const isLast = takeQuickly(branch, item, shop);
                if (isLast) stepper.current?.querySelector<HTMLElement>(':scope > :last-child')?.focus();
              })
            }
          >
            <Icon name="minus" className="size-5" />
          </IconButton>
          <span
            aria-hidden="true"
            className={`whitespace-nowrap text-center font-semibold text-ink tabular-nums ${unit === 'amount' ? 'min-w-6' : '-mx-2 text-sm'}`}
          >
            {formatAmount(amount)}
            {unit !== 'amount' && ` ${UNITS[unit].shortName}`}
          </span>
        </>
      )}
      <IconButton
        label={texts.quickAdd({ product: product.name })}
        onClick={() => change(({ addQuickly }) => addQuickly(branch, item))}
        className="text-primary hover:bg-primary hover:text-on-primary"
      >
        <Icon name="plus" className="size-5" />
      </IconButton>
    </span>
  );
}
